import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type {
  addCourse,
  bringBack,
  CourseDraft,
  discardDraft,
  DraftChange,
  EditedCourse,
  readDraft,
  saveDraft,
} from '@banyan/contracts/course';
import { eq } from 'drizzle-orm';
import { localised } from '../../../db/localised.ts';
import { Refusal } from '../../../http/refusal.ts';
import { draftOf, draftsOf, lastVersionOf } from '../../../platform/drafts/draftsOf.ts';
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
import { keepDraft } from './keepDraft.ts';
import { begunOf } from './list.service.ts';
import { shownMaterial } from './material.service.ts';
import { courseToChange, courseWithin, reaches, type CourseRow } from './within.ts';

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

/** Drafts and versions of courses. */
export const keptDrafts = draftsOf<CourseRow, CourseDraft, DraftChange, EditedCourse>({
  ...{ type: 'course', drafts: courseDrafts, versions: courseVersions },
  ...{ edits: 'courses.edit', publishes: 'courses.publish', toChange: courseToChange, edited: editedCourse },
  nameOf: ({ title }) => title.zh_cn,
  touch: ({ now, scope, viewer }, { id }) =>
    scope.tx
      .update(courses)
      .set({ changedAt: new Date(now()), changedBy: viewer.userId })
      .where(scope.only(courses, eq(courses.id, id))),
  published: ({ now, scope }, course) => publishedDraft(scope, course, now()),
  shownSince: ({ publishedAt, state }) => (state === 'draft' ? null : publishedAt),
  changes: changesOf,
  faults: async (ctx, { id }, draft) => faultsOf(ctx, draft, await materialsOf(ctx, id, draft)),
  keep: keepDraft,
});

/** Saves a draft. */
export const save = (ctx: ManageContext, input: CallInput<typeof saveDraft>): Promise<CallOutput<typeof saveDraft>> =>
  keptDrafts.save(ctx, input, ({ id }) => refuseForeign(ctx, id, input.draft));

/** Makes an earlier version the draft. */
export const back = (ctx: ManageContext, input: CallInput<typeof bringBack>): Promise<CallOutput<typeof bringBack>> =>
  keptDrafts.back(ctx, input);

/** Gives up a draft. */
export const discard = (
  ctx: ManageContext,
  input: CallInput<typeof discardDraft>,
): Promise<CallOutput<typeof discardDraft>> => keptDrafts.discard(ctx, input);

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
  const row = await draftOf(scope, courseDrafts, id);
  const published = await publishedDraft(scope, course, now());
  const draft = row?.draft ?? published;
  const materials = await materialsOf(ctx, id, draft);
  const names = await namesOf(ctx, [row?.savedBy ?? null]);
  const begun = (await begunOf(ctx, [id])).get(id);
  return {
    id,
    state: course.state === 'deleted' ? 'archived' : course.state,
    version: await lastVersionOf(scope, courseVersions, id),
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
