import { ErrorCode, extensionOf, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  downloadList,
  type courseFiles as courseFilesCall,
  type downloadCompress,
  type downloadPolling,
  type DownloadRecord,
  type downloadSingle,
} from '@banyan/contracts/course';
import { asc, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import { downloadAsked } from '../../effects/downloadAsked.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import type { DownloadPorts } from './download.ports.ts';
import { courseFiles, downloads } from './download.schema.ts';
import { OPEN_MS, recordsOf, stateOf, type DownloadRow } from './downloadRow.ts';

type Ctx = CallContext<Learner>;
type FileRow = typeof courseFiles.$inferSelect;

const nameOf = (ctx: CallContext, { key, name }: FileRow) =>
  `${localised(name, ctx.viewer.language)}.${extensionOf(key)}`;

/** Files of a course. */
export async function listFiles(
  ctx: CallContext,
  { id }: CallInput<typeof courseFilesCall>,
  ports: DownloadPorts,
): Promise<CallOutput<typeof courseFilesCall>> {
  await ports.course(ctx, id);
  const rows = await ctx.scope.tx
    .select()
    .from(courseFiles)
    .where(ctx.scope.only(courseFiles, eq(courseFiles.courseId, id)))
    .orderBy(asc(courseFiles.no), asc(courseFiles.id));
  return {
    items: rows.map((row) => ({ id: row.id, name: nameOf(ctx, row), extension: extensionOf(row.key), size: row.size })),
  };
}

/** Files of one course that the learner may have; refuses when one is missing, or when they are of several courses. */
async function filesFor(ctx: Ctx, ids: readonly number[], ports: DownloadPorts) {
  const asked = [...new Set(ids)];
  const rows = await ctx.scope.tx
    .select()
    .from(courseFiles)
    .where(ctx.scope.only(courseFiles, inArray(courseFiles.id, asked)))
    .orderBy(asc(courseFiles.no), asc(courseFiles.id));
  const [first] = rows;
  if (first === undefined || rows.length < asked.length) throw new Refusal(ErrorCode.notFound);
  if (rows.some(({ courseId }) => courseId !== first.courseId)) throw new Refusal(ErrorCode.badRequest);
  return { rows, first, course: await ports.course(ctx, first.courseId) };
}

/** A link to one file. */
export async function downloadOne(
  ctx: Ctx,
  { file }: CallInput<typeof downloadSingle>,
  ports: DownloadPorts,
): Promise<DownloadRecord> {
  const { first } = await filesFor(ctx, [file], ports);
  return keep(ctx, ports, {
    ...{ courseId: first.courseId, fileIds: [first.id], name: nameOf(ctx, first) },
    ...{ state: 'ready', key: first.key, size: first.size, expiresAt: new Date(ctx.now() + OPEN_MS) },
  });
}

/** Starts a job that puts files into an archive. */
export async function downloadSeveral(
  ctx: Ctx,
  { files }: CallInput<typeof downloadCompress>,
  ports: DownloadPorts,
): Promise<DownloadRecord> {
  const { rows, first, course } = await filesFor(ctx, files, ports);
  await takeAct(ctx, 'archive');
  const record = await keep(ctx, ports, {
    ...{ courseId: first.courseId, fileIds: rows.map(({ id }) => id), name: `${fileName(course.title)}.zip` },
    ...{ state: 'waiting', key: null, size: null, expiresAt: null },
  });
  await ctx.emit(ctx.scope, downloadAsked, { downloadId: record.id, language: ctx.viewer.language });
  return record;
}

/** A title as a valid file name. */
const fileName = (title: string) =>
  title
    .replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, 80) || 'files';

async function keep(
  ctx: Ctx,
  ports: DownloadPorts,
  values: Pick<DownloadRow, 'courseId' | 'expiresAt' | 'fileIds' | 'key' | 'name' | 'size' | 'state'>,
): Promise<DownloadRecord> {
  const [row] = await ctx.scope.tx
    .insert(downloads)
    .values(ctx.scope.row(downloads, { ...values, userId: ctx.viewer.userId, askedAt: new Date(ctx.now()) }))
    .returning();
  return recordOf(ctx, row, ports);
}

async function recordOf(ctx: Ctx, row: DownloadRow | undefined, ports: DownloadPorts): Promise<DownloadRecord> {
  const [record] = row === undefined ? [] : await recordsOf(ctx, [row], ports);
  if (record === undefined) throw new Error('the download was not kept');
  return record;
}

async function ownDownload({ scope, viewer }: Ctx, id: number): Promise<DownloadRow> {
  const [row] = await scope.tx
    .select()
    .from(downloads)
    .where(scope.only(downloads, eq(downloads.id, id), eq(downloads.userId, viewer.userId)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** State of a download. */
export async function readDownload(
  ctx: Ctx,
  { download }: CallInput<typeof downloadPolling>,
  ports: DownloadPorts,
): Promise<DownloadRecord> {
  return recordOf(ctx, await ownDownload(ctx, download), ports);
}

/** Requests an expired or failed download again; refused to a learner who may not open the course any more. */
export async function renew(
  ctx: Ctx,
  { download }: CallInput<typeof downloadPolling>,
  ports: DownloadPorts,
): Promise<DownloadRecord> {
  const { scope, now } = ctx;
  const row = await ownDownload(ctx, download);
  const state = stateOf(row, now());
  if (state === 'ready' || state === 'waiting') return recordOf(ctx, row, ports);
  const { first } = await filesFor(ctx, row.fileIds, ports);
  const single = row.fileIds.length === 1 && !row.name.endsWith('.zip');
  const [renewed] = await scope.tx
    .update(downloads)
    .set({
      ...(single
        ? { state: 'ready', key: first.key, size: first.size, expiresAt: new Date(now() + OPEN_MS) }
        : { state: 'waiting', key: null, size: null, expiresAt: null }),
      askedAt: new Date(now()),
    })
    .where(scope.only(downloads, eq(downloads.id, row.id)))
    .returning();
  if (!single) {
    await takeAct(ctx, 'archive');
    await ctx.emit(scope, downloadAsked, { downloadId: row.id, language: ctx.viewer.language });
  }
  return recordOf(ctx, renewed, ports);
}

const lastAskedFirst = keyset<DownloadRow>([downloads.askedAt, downloads.id], ({ askedAt, id }) => [askedAt, id]);

/** Downloads of the learner, latest request first. */
export async function listDownloads(
  ctx: Ctx,
  input: CallInput<typeof downloadList>,
  ports: DownloadPorts,
): Promise<CallOutput<typeof downloadList>> {
  const { scope, viewer } = ctx;
  return keysetPage(downloadList, input, {
    by: lastAskedFirst,
    read: ({ beyond, orderBy, limit }) =>
      scope.tx
        .select()
        .from(downloads)
        .where(scope.only(downloads, eq(downloads.userId, viewer.userId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) => recordsOf(ctx, rows, ports),
  });
}
