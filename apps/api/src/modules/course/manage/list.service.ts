import type { CallInput, CallOutput } from '@banyan/contracts';
import { manageCourses, type ManagedCourse } from '@banyan/contracts/course';
import { and, count, eq, exists, getTableColumns, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { localised, mentions } from '../../../db/localised.ts';
import { keyset, keysetPage, type Keyset } from '../../../paging/keyset.ts';
import { audienceSizes } from '../../../platform/audience/audienceSizes.ts';
import { draftedOf } from '../../../platform/drafts/draftsOf.ts';
import { namesOf } from '../../../platform/peopleNames.ts';
import { lecturers } from '../../../platform/lecturer.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { categoryPictures, pictureOf } from '../categoryPictures.ts';
import { chapters, courseCategories, courses } from '../course.schema.ts';
import { inCourse } from '../keepCourse.ts';
import { courseProgress } from '../progress.schema.ts';
import { courseDrafts } from './draft.schema.ts';
import { coursesWithin, type CourseRow } from './within.ts';

type Filters = Pick<CallInput<typeof manageCourses>, 'category' | 'fee' | 'kind' | 'q' | 'state'>;

const byChange = [[courses.changedAt, courses.id], ({ changedAt, id }: CourseRow) => [changedAt, id]] as const;
/** A course with the number of people who have begun it here. */
interface Counted extends CourseRow {
  readonly begun: number;
}
/** Number of people who have begun a course, from the counts that the list joins. */
const begunHere = sql<number>`coalesce("begun"."people", 0)::int`;
const byLearners = [
  [{ expression: begunHere, kind: 'number' }, courses.id],
  ({ begun, id }: Counted) => [begun, id],
] as const;
const orders: Readonly<Record<CallInput<typeof manageCourses>['sort'], Keyset<Counted>>> = {
  changed: keyset<Counted>(...byChange, 'ascending'),
  '-changed': keyset<Counted>(...byChange),
  learners: keyset<Counted>(...byLearners, 'ascending'),
  '-learners': keyset<Counted>(...byLearners),
};

/** How long the address of a cover opens it, ms. */
const coverShownMs = 86_400_000;

/** Condition on the courses that a right reaches and the filters find. */
export function coursesWhere(
  ctx: Parameters<typeof coursesWithin>[0],
  { category, fee, kind, q, state }: Filters,
  permission: 'courses.export' | 'courses.see',
): SQL | undefined {
  const { scope } = ctx;
  return and(
    coursesWithin(ctx, permission),
    mentions(courses.title, q),
    state === '' ? ne(courses.state, 'archived') : eq(courses.state, state),
    fee === '' ? undefined : eq(courses.fee, fee),
    category === ''
      ? undefined
      : or(eq(courses.field, category), eq(courses.subject, category), eq(courses.topic, category)),
    kind === ''
      ? undefined
      : exists(
          scope.tx
            .select({ id: chapters.id })
            .from(chapters)
            .where(scope.only(chapters, eq(chapters.courseId, courses.id), eq(chapters.kind, kind), inCourse)),
        ),
  );
}

/** Courses of the console that the filters find. */
export async function listCourses(
  ctx: ManageContext,
  input: CallInput<typeof manageCourses>,
): Promise<CallOutput<typeof manageCourses>> {
  const { scope } = ctx;
  const where = coursesWhere(ctx, input, 'courses.see');
  const page = await keysetPage(manageCourses, input, {
    by: orders[input.sort],
    read: async ({ beyond, limit, orderBy }) => {
      if (!input.sort.endsWith('learners')) {
        const rows = await scope.tx
          .select()
          .from(courses)
          .where(scope.only(courses, where, beyond))
          .orderBy(...orderBy)
          .limit(limit);
        return rows.map((row) => ({ ...row, begun: 0 }));
      }
      const people = scope.tx
        .select({ courseId: courseProgress.courseId, people: count().as('people') })
        .from(courseProgress)
        .where(scope.only(courseProgress))
        .groupBy(courseProgress.courseId)
        .as('begun');
      return scope.tx
        .select({ ...getTableColumns(courses), begun: begunHere })
        .from(courses)
        .leftJoin(people, eq(people.courseId, courses.id))
        .where(scope.only(courses, where, beyond))
        .orderBy(...orderBy)
        .limit(limit);
    },
    items: (rows) => managedCourses(ctx, rows),
  });
  return { ...page, total: await scope.tx.$count(courses, scope.only(courses, where)) };
}

type Shown = Pick<ManageContext, 'scope'> & {
  readonly viewer: Pick<ManageContext['viewer'], 'language'>;
  readonly contentUrl?: ManageContext['contentUrl'];
};

/** Courses as lists of the console show them. */
export async function managedCourses(ctx: Shown, rows: readonly CourseRow[]): Promise<ManagedCourse[]> {
  if (rows.length === 0) return [];
  const { scope, viewer } = ctx;
  const ids = rows.map(({ id }) => id);
  const say = (text: Parameters<typeof localised>[0] | undefined) =>
    text === undefined ? '' : localised(text, viewer.language);
  const kinds = await scope.tx
    .select({ courseId: chapters.courseId, kind: chapters.kind })
    .from(chapters)
    .where(scope.only(chapters, inArray(chapters.courseId, ids), inCourse))
    .orderBy(chapters.courseId, chapters.no);
  const keys = [...new Set(rows.map(deepestOf))];
  const categories = await scope.tx
    .select({ key: courseCategories.key, name: courseCategories.name })
    .from(courseCategories)
    .where(scope.only(courseCategories, inArray(courseCategories.key, keys)));
  const teachers = await scope.tx
    .select({ id: lecturers.id, name: lecturers.name })
    .from(lecturers)
    .where(
      scope.only(
        lecturers,
        inArray(
          lecturers.id,
          rows.map(({ lecturerId }) => lecturerId),
        ),
      ),
    );
  const drafted = await draftedOf(scope, courseDrafts, ids);
  const names = await namesOf(
    ctx,
    rows.map(({ changedBy }) => changedBy),
  );
  const people = await audienceSizes(
    scope,
    rows.map(({ audienceId }) => audienceId),
  );
  const begun = await begunOf(ctx, ids);
  const pictures = await categoryPictures(scope, rows);
  const nameOf = new Map(categories.map(({ key, name }) => [key, name]));
  const teacherOf = new Map(teachers.map(({ id, name }) => [id, name]));
  return rows.map((row) => {
    const { audienceId, changedAt, changedBy, chapterCount, durationS, id, motif, price, pointsPrice } = row;
    const coverKey = pictureOf(row, pictures);
    return {
      ...{ id, motif, price, pointsPrice, durationS, learners: begun.get(id)?.begun ?? 0, chapters: chapterCount },
      title: say(row.title),
      coverUrl: coverKey === null ? null : (ctx.contentUrl?.(coverKey, coverShownMs).url ?? null),
      kinds: [...new Set(kinds.flatMap((one) => (one.courseId === id ? [one.kind] : [])))],
      category: { key: deepestOf(row), name: say(nameOf.get(deepestOf(row))) },
      lecturer: say(teacherOf.get(row.lecturerId)),
      state: row.state === 'deleted' ? ('archived' as const) : row.state,
      unpublished: row.state === 'draft' || drafted.has(id),
      audience: audienceId === null ? null : (people.get(audienceId) ?? 0),
      finished: shareOf(begun.get(id)),
      changedAt: changedAt.getTime(),
      changedBy: changedBy === null ? '' : (names.get(changedBy) ?? ''),
    };
  });
}

export const deepestOf = ({ field, subject, topic }: Pick<CourseRow, 'field' | 'subject' | 'topic'>) =>
  topic ?? subject ?? field;

const shareOf = (counts: { readonly begun: number; readonly finished: number } | undefined) =>
  counts === undefined || counts.begun === 0 ? null : counts.finished / counts.begun;

/** How many people have begun each course, and how many of these have finished it. */
export async function begunOf(
  { scope }: Pick<ManageContext, 'scope'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, { readonly begun: number; readonly finished: number }>> {
  const rows = await scope.tx
    .select({
      courseId: courseProgress.courseId,
      begun: count(),
      finished: sql<number>`count(*) filter (where ${courseProgress.completedAt} is not null)::int`,
    })
    .from(courseProgress)
    .where(scope.only(courseProgress, inArray(courseProgress.courseId, [...ids])))
    .groupBy(courseProgress.courseId);
  return new Map(rows.map(({ courseId, ...counts }) => [courseId, counts]));
}
