import type { CourseDraft, DraftFault } from '@banyan/contracts/course';
import { and, eq, inArray } from 'drizzle-orm';
import { rowsAsJson } from '../../../db/rowsAsJson.ts';
import { mayGiveTo } from '../../../platform/audience/mayGiveTo.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import { courseMaterials } from './draft.schema.ts';
import { placeIn, readCategories } from '../categoryPlaces.ts';

type Stored = typeof courseMaterials.$inferSelect;
/** A material's content, but for its speech, which is long and for the search alone. */
export type MaterialRow = Omit<Stored, 'courseId' | 'createdAt' | 'createdBy' | 'eid' | 'keptAt' | 'lines'>;

const { files, id, kind, name, parts, renditions, seconds, subtitles } = courseMaterials;
const content = rowsAsJson({ id, kind, name, seconds, parts, files, renditions, subtitles });

/** Materials of a course that a draft names, by id. */
export async function materialsOf(
  { scope }: Pick<ManageContext, 'scope'>,
  courseId: number,
  { chapters, settings }: CourseDraft,
): Promise<ReadonlyMap<number, MaterialRow>> {
  const ids = [settings.cover, ...chapters.map(({ material }) => material)].flatMap((id) => id ?? []);
  if (ids.length === 0) return new Map();
  const [{ rows } = { rows: [] }] = await scope.tx
    .select({ rows: content })
    .from(courseMaterials)
    .where(scope.only(courseMaterials, and(eq(courseMaterials.courseId, courseId), inArray(courseMaterials.id, ids))));
  return new Map(rows.map((row) => [row.id, row]));
}

/** A fault that keeps a draft from being published. */
export async function faultsOf(
  ctx: ManageContext,
  { chapters, settings }: CourseDraft,
  materials: ReadonlyMap<number, MaterialRow>,
): Promise<DraftFault[]> {
  const { scope } = ctx;
  const faults: DraftFault[] = [];
  const say = (at: string, rule: DraftFault['rule']) => faults.push({ at, rule });
  if (settings.title.zh_cn.trim() === '') say('title', 'missing');
  if (settings.category === '') say('category', 'missing');
  else if (placeIn(await readCategories(scope), settings.category) === null) say('category', 'invalid');
  const teaches = await scope.tx.$count(lecturers, scope.only(lecturers, eq(lecturers.id, settings.lecturer)));
  if (teaches === 0) say('lecturer', 'invalid');
  if (settings.requiredUntil !== null && !settings.required) say('requiredUntil', 'notRequired');
  if (!mayGiveTo(ctx.grants, settings.audience, 'courses.publish')) say('audience', 'beyond');
  if (chapters.length === 0) say('chapters', 'noChapters');
  for (const { key, kind: own, material, title } of chapters) {
    if (title.zh_cn.trim() === '') say(key, 'missing');
    const row = material === null ? undefined : materials.get(material);
    if (row === undefined) say(key, 'noMaterial');
    else if (row.kind !== own) say(key, 'otherKind');
  }
  return faults;
}
