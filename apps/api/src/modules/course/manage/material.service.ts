import { ErrorCode, type CallInput, type UploadKind } from '@banyan/contracts';
import type { addMaterial as addMaterialCall, CourseMaterial, saveText } from '@banyan/contracts/course';
import { webLink } from '@banyan/contracts/teaching';
import { and, eq } from 'drizzle-orm';
import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { measureMedia, storedBytes } from '../../../files/measureMedia.ts';
import { readPdf } from '../../../files/readPdf.ts';
import { Refusal } from '../../../http/refusal.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import type { CoursePorts } from '../course.ports.ts';
import { keptArticle } from '../import/article.ts';
import { PackageError } from '../scorm/packageError.ts';
import { unpack } from '../scorm/unpack.ts';
import { addMaterial, coverMaterial } from './baseline.ts';
import { courseMaterials } from './draft.schema.ts';
import type { MaterialRow } from './faults.ts';
import { courseToChange } from './within.ts';

type Ports = Pick<CoursePorts, 'claimFile'>;
type StoredMaterial = typeof courseMaterials.$inferSelect;
type FileKind = CallInput<typeof addMaterialCall>['kind'];
type Claimed = Awaited<ReturnType<Ports['claimFile']>>;
type Content = Partial<Pick<MaterialRow, 'files' | 'parts' | 'renditions' | 'seconds'>>;

/** How long an address of a material opens it, ms. */
const openMs = 3_600_000;
/** A file that is read as a whole, bytes at most. */
const mostWholeBytes = 200_000_000;

const uploadKindOf: Readonly<Record<FileKind, UploadKind>> = {
  video: 'courseMedia',
  audio: 'courseMedia',
  document: 'courseDocument',
  scorm: 'coursePackage',
  cover: 'courseCover',
};

const refused = (at: 'file' | 'link', rule: string) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: rule, data: { fields: { [at]: rule } } });

/** A material as its author sees it. */
export function shownMaterial({ contentUrl }: Pick<ManageContext, 'contentUrl'>, row: MaterialRow): CourseMaterial {
  const { files, id, kind, name, parts, renditions, seconds } = row;
  const key = renditions.at(-1)?.key ?? files.document?.key ?? files.pictures?.[0]?.key;
  const { en = '', zh_cn } = files.article ?? { zh_cn: '' };
  return {
    ...{ id, kind, name, parts, seconds },
    url: key === undefined ? '' : contentUrl(key, openMs, name === '' ? undefined : name).url,
    text: { zh_cn, ...(en === '' ? {} : { en }) },
    pictures: (files.pictures ?? []).map((picture) => ({
      url: contentUrl(picture.key, openMs).url,
      caption: {
        zh_cn: picture.caption.zh_cn,
        ...(picture.caption.en === undefined ? {} : { en: picture.caption.en }),
      },
    })),
    link: files.link?.url ?? '',
    about: { zh_cn: files.link?.about.zh_cn ?? '' },
  };
}

/** Takes an uploaded file as the content of a chapter, or as the cover of a course. */
export async function takeFile(
  ctx: ManageContext,
  { id, kind, upload }: CallInput<typeof addMaterialCall>,
  { claimFile }: Ports,
): Promise<CourseMaterial> {
  const { now, scope, viewer } = ctx;
  await courseToChange(ctx, id, 'courses.edit');
  const file = await claimFile(ctx, { id: upload, kind: uploadKindOf[kind] });
  const values =
    kind === 'cover'
      ? coverMaterial(id, file, now())
      : { courseId: id, kind, name: file.name, createdAt: new Date(now()), ...(await contentOf(ctx, kind, file)) };
  return shownMaterial(ctx, await materialOf(ctx, await addMaterial(scope, { ...values, createdBy: viewer.userId })));
}

async function contentOf(ctx: ManageContext, kind: Exclude<FileKind, 'cover'>, file: Claimed): Promise<Content> {
  switch (kind) {
    case 'video':
    case 'audio':
      return played(ctx, kind, file);
    case 'document':
      return documented(ctx, file);
    case 'scorm':
      return packaged(ctx, file);
  }
}

async function played({ files }: ManageContext, kind: 'audio' | 'video', { key, type }: Claimed): Promise<Content> {
  const stored = await storedBytes(files, key);
  const found = stored === null ? { fault: 'damaged' as const } : await measureMedia(stored, type);
  if ('fault' in found) throw refused('file', found.fault === 'coding' ? 'coding' : 'damaged');
  if (kind === 'video' && found.height === 0) throw refused('file', 'kind');
  return { seconds: found.durationS, renditions: [{ height: kind === 'audio' ? 0 : found.height, key }] };
}

async function documented({ files }: ManageContext, { key, name, size, type }: Claimed): Promise<Content> {
  const document = { key, name };
  // Pages of a PDF are shown one by one; another document opens whole, in its own window.
  if (type !== 'application/pdf' || size > mostWholeBytes) return { files: { document }, parts: 1 };
  const read = await readPdf(await buffer(files.read(key)));
  if (!('fault' in read)) return { files: { document }, parts: read.pages };
  throw refused('file', read.fault === 'locked' || read.fault === 'pages' ? read.fault : 'damaged');
}

async function packaged({ files, scope }: ManageContext, { key, size }: Claimed): Promise<Content> {
  if (size > mostWholeBytes) throw refused('file', 'package');
  try {
    const zip = await buffer(files.read(key));
    const { scorm } = await unpack(files, zip, { eid: scope.eid, id: randomBytes(12).toString('hex') });
    return { files: { scorm }, parts: scorm.parts.length };
  } catch (error) {
    if (error instanceof PackageError) throw refused('file', 'package');
    throw error;
  }
}

/** Keeps the content of an article or a link. */
export async function keepText(ctx: ManageContext, input: CallInput<typeof saveText>): Promise<CourseMaterial> {
  const { now, scope, viewer } = ctx;
  const { id, kind, material } = input;
  await courseToChange(ctx, id, 'courses.edit');
  const former = material === 0 ? null : await ownMaterial(ctx, id, material);
  const content = kind === 'link' ? await linked(ctx, input) : await read(ctx, input, former);
  if (former?.kind === kind) return changeMaterial(ctx, former, content);
  const values = { courseId: id, kind, name: '', createdAt: new Date(now()), createdBy: viewer.userId, ...content };
  return shownMaterial(ctx, await materialOf(ctx, await addMaterial(scope, values)));
}

/** Changes a material. One that a version has stays as it is: the answer is a copy with the change. */
export async function changeMaterial(
  ctx: ManageContext,
  { id, keptAt, ...same }: StoredMaterial,
  change: Partial<StoredMaterial>,
): Promise<CourseMaterial> {
  const { now, scope, viewer } = ctx;
  if (keptAt !== null) {
    const copy = { ...same, ...change, createdAt: new Date(now()), createdBy: viewer.userId };
    return shownMaterial(ctx, await materialOf(ctx, await addMaterial(scope, copy)));
  }
  const [changed] = await scope.tx
    .update(courseMaterials)
    .set(change)
    .where(scope.only(courseMaterials, eq(courseMaterials.id, id)))
    .returning();
  if (changed === undefined) throw new Refusal(ErrorCode.notFound);
  return shownMaterial(ctx, changed);
}

async function linked(
  { scope }: ManageContext,
  { about = '', link = '' }: CallInput<typeof saveText>,
): Promise<Content> {
  const url = webLink(link);
  if (url === null) throw refused('link', 'invalid');
  const { localise } = await enterpriseOf(scope);
  return { files: { link: { url: url.href, about: localise({ zh: about }) } }, parts: 1 };
}

async function read(
  { scope }: ManageContext,
  { en = '', zh }: CallInput<typeof saveText>,
  former: MaterialRow | null,
): Promise<Content> {
  const pictures = former?.files.pictures ?? [];
  // Pictures are named by their places; an address of another origin is none of the text.
  const places = new Map(pictures.map((_, index) => [`picture:${index + 1}`, index + 1]));
  const kept = (html: string) =>
    keptArticle(html.replaceAll(/<img\b[^>]*\bdata-picture="(\d{1,4})"[^>]*>/gi, '<img src="picture:$1" />'), places);
  const { localise } = await enterpriseOf(scope);
  const article = localise({ zh: kept(zh), ...(en === '' ? {} : { en: kept(en) }) });
  return { files: { article, ...(pictures.length === 0 ? {} : { pictures }) }, parts: 1 };
}

/** A material of a course. Throws Refusal `notFound` for others. */
export async function ownMaterial({ scope }: ManageContext, courseId: number, id: number): Promise<StoredMaterial> {
  const [row] = await scope.tx
    .select()
    .from(courseMaterials)
    .where(scope.only(courseMaterials, and(eq(courseMaterials.id, id), eq(courseMaterials.courseId, courseId))));
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

async function materialOf({ scope }: ManageContext, id: number): Promise<MaterialRow> {
  const [row] = await scope.tx
    .select()
    .from(courseMaterials)
    .where(scope.only(courseMaterials, eq(courseMaterials.id, id)));
  if (row === undefined) throw new Error('a material is gone');
  return row;
}
