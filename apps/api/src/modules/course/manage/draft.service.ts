import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  addCourse,
  bringBack,
  CourseDraft,
  discardDraft,
  EditedCourse,
  readDraft,
  saveDraft,
} from '@banyan/contracts/course';
import { and, eq, max } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import { enterpriseOf } from '../../../platform/importing.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { courses } from '../course.schema.ts';
import { authorOf, firstCategory, lecturerFor } from '../author.ts';
import { pathIn, placeIn, readCategories } from '../categoryPlaces.ts';
import { publishedDraft } from './baseline.ts';
import { changesOf } from './changes.ts';
import { courseDrafts, courseVersions } from './draft.schema.ts';
import { faultsOf, materialsOf } from './faults.ts';
import { begunOf } from './list.service.ts';
import { shownMaterial } from './material.service.ts';
import { courseToChange, courseWithin, reaches, type CourseRow } from './within.ts';

export type DraftRow = typeof courseDrafts.$inferSelect;

/** A new course: a draft that nobody else sees. */
export async function add(
  ctx: ManageContext,
  input: CallInput<typeof addCourse>,
): Promise<CallOutput<typeof addCourse>> {
  const title = input.title.trim();
  if (title === '') throw new Refusal(ErrorCode.fieldsRefused, { data: { fields: { title: 'missing' } } });
  const added = await addEmpty(ctx, { title, category: input.category ?? '' });
  ctx.changed({ type: 'course', id: added.id, name: title });
  return added;
}

/** Adds a course without chapters; an unknown category becomes the first one. */
export async function addEmpty(
  ctx: ManageContext,
  { title, ...input }: { readonly title: string; readonly category: string },
): Promise<{ readonly id: number }> {
  const { now, scope, viewer } = ctx;
  const { localise } = await enterpriseOf(scope);
  const first = await firstCategory(scope);
  const all = await readCategories(scope);
  const category = placeIn(all, input.category) === null ? first.key : input.category;
  const place = placeIn(all.length === 0 ? [first] : all, category);
  if (place === null) throw new Error('a category is gone');
  const [added] = await scope.tx
    .insert(courses)
    .values(
      scope.row(courses, {
        ...place,
        title: localise({ zh: title }),
        intro: localise({ zh: '' }),
        motif: pathIn(all, category).at(-1)?.motif ?? first.motif,
        lecturerId: await lecturerFor(scope, await authorOf(ctx), title),
        ...{ durationS: 0, chapterCount: 0, pointsPerChapter: 5, state: 'draft' as const },
        ...{ publishedAt: new Date(now()), createdBy: viewer.userId },
        ...{ changedAt: new Date(now()), changedBy: viewer.userId },
      }),
    )
    .returning({ id: courses.id });
  if (added === undefined) throw new Error('a course was not added');
  return added;
}

/** A course as it is edited. */
export const read = async (
  ctx: ManageContext,
  { id }: CallInput<typeof readDraft>,
): Promise<CallOutput<typeof readDraft>> => editedCourse(ctx, await courseWithin(ctx, id, 'courses.see'));

/** The draft of a course, locked until the call ends; null: there is none. Refuses an older revision than it has. */
export async function draftToChange(ctx: ManageContext, course: CourseRow, revision: number): Promise<DraftRow | null> {
  const { scope } = ctx;
  const [row] = await scope.tx
    .select()
    .from(courseDrafts)
    .where(scope.only(courseDrafts, eq(courseDrafts.courseId, course.id)))
    .for('update');
  if ((row?.revision ?? 0) !== revision)
    throw new Refusal(ErrorCode.conflict, { data: { course: await editedCourse(ctx, course) } });
  return row ?? null;
}

/** Saves a draft. */
export async function save(
  ctx: ManageContext,
  { draft, id, revision }: CallInput<typeof saveDraft>,
): Promise<CallOutput<typeof saveDraft>> {
  const course = await courseToChange(ctx, id, 'courses.edit');
  await draftToChange(ctx, course, revision);
  await refuseForeign(ctx, id, draft);
  return write(ctx, course, draft, revision);
}

/** Makes an earlier version the draft. */
export async function back(
  ctx: ManageContext,
  { id, no, revision }: CallInput<typeof bringBack>,
): Promise<CallOutput<typeof bringBack>> {
  const { scope } = ctx;
  const course = await courseToChange(ctx, id, 'courses.edit');
  // Numbers beyond the last one are none, those beyond the column's range too.
  if (no < 1 || no > (await lastVersion(ctx, id))) throw new Refusal(ErrorCode.notFound);
  const [version] = await scope.tx
    .select()
    .from(courseVersions)
    .where(scope.only(courseVersions, and(eq(courseVersions.courseId, id), eq(courseVersions.no, no))));
  if (version === undefined) throw new Refusal(ErrorCode.notFound);
  await draftToChange(ctx, course, revision);
  return write(ctx, course, version.draft, revision);
}

/** Gives up a draft. */
export async function discard(
  ctx: ManageContext,
  { id, revision }: CallInput<typeof discardDraft>,
): Promise<CallOutput<typeof discardDraft>> {
  const { scope } = ctx;
  const course = await courseToChange(ctx, id, 'courses.edit');
  const row = await draftToChange(ctx, course, revision);
  if (row !== null) {
    await scope.tx.delete(courseDrafts).where(scope.only(courseDrafts, eq(courseDrafts.courseId, id)));
    ctx.changed({ type: 'course', id, name: course.title.zh_cn });
  }
  return editedCourse(ctx, course);
}

async function write(
  ctx: ManageContext,
  course: CourseRow,
  draft: CourseDraft,
  revision: number,
): Promise<EditedCourse> {
  const { now, scope, viewer } = ctx;
  const values = { draft, savedAt: new Date(now()), savedBy: viewer.userId };
  await scope.tx
    .insert(courseDrafts)
    .values(scope.row(courseDrafts, { courseId: course.id, ...values }))
    .onConflictDoUpdate({
      target: [courseDrafts.eid, courseDrafts.courseId],
      set: { ...values, revision: revision + 1 },
    });
  await scope.tx
    .update(courses)
    .set({ changedAt: new Date(now()), changedBy: viewer.userId })
    .where(scope.only(courses, eq(courses.id, course.id)));
  // One entry for a sitting at the draft, not one for each pause in typing.
  if (revision === 0) ctx.changed({ type: 'course', id: course.id, name: course.title.zh_cn });
  return editedCourse(ctx, course);
}

/** Refuses a draft that names materials or chapters of another course. */
async function refuseForeign(ctx: ManageContext, courseId: number, draft: CourseDraft): Promise<void> {
  const materials = await materialsOf(ctx, courseId, draft);
  const named = [draft.settings.cover, ...draft.chapters.map(({ material }) => material)].flatMap((id) => id ?? []);
  const keys = draft.chapters.map(({ key }) => key);
  if (named.some((id) => !materials.has(id)) || new Set(keys).size < keys.length)
    throw new Refusal(ErrorCode.badRequest, { reason: 'a material of another course, or a chapter twice' });
}

/** A course with its draft and what publishing that would do. */
export async function editedCourse(ctx: ManageContext, course: CourseRow): Promise<EditedCourse> {
  const { now, scope } = ctx;
  const { id } = course;
  const [row] = await scope.tx
    .select()
    .from(courseDrafts)
    .where(scope.only(courseDrafts, eq(courseDrafts.courseId, id)));
  const published = await publishedDraft(scope, course, now());
  const draft = row?.draft ?? published;
  const materials = await materialsOf(ctx, id, draft);
  const names = await namesOf(ctx, [row?.savedBy ?? null]);
  const begun = (await begunOf(ctx, [id])).get(id);
  return {
    id,
    state: course.state === 'deleted' ? 'archived' : course.state,
    version: await lastVersion(ctx, id),
    draft,
    revision: row?.revision ?? 0,
    savedAt: row?.savedAt.getTime() ?? null,
    savedBy: names.get(row?.savedBy ?? 0) ?? '',
    changes: changesOf(published, draft),
    faults: await faultsOf(ctx, draft, materials),
    learners: begun?.begun ?? 0,
    finished: begun?.finished ?? 0,
    materials: [...materials.values()].map((one) => shownMaterial(ctx, one)),
    lecturerName: await lecturerNamed(ctx, draft.settings.lecturer),
    mayEdit: await reaches(ctx, id, 'courses.edit'),
    mayPublish: await reaches(ctx, id, 'courses.publish'),
  };
}

async function lecturerNamed({ scope, viewer }: ManageContext, id: number): Promise<string> {
  const [row] = await scope.tx
    .select({ name: lecturers.name })
    .from(lecturers)
    .where(scope.only(lecturers, eq(lecturers.id, id)));
  return row === undefined ? '' : localised(row.name, viewer.language);
}

/** Number of the last version; 0: none. */
export async function lastVersion({ scope }: Pick<ManageContext, 'scope'>, courseId: number): Promise<number> {
  const [last] = await scope.tx
    .select({ no: max(courseVersions.no) })
    .from(courseVersions)
    .where(scope.only(courseVersions, eq(courseVersions.courseId, courseId)));
  return last?.no ?? 0;
}
