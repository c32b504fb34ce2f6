import type { CourseCard } from '@banyan/contracts/course';
import { and, asc, eq, gt, inArray, ne, sql, type SQL } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { CallContext } from '../../http/context.ts';
import { countedFor } from './audience.ts';
import { courseCategories, courseCounts, courses } from './course.schema.ts';
import { listCourses } from './courseList.service.ts';
import { courseProgress } from './progress.schema.ts';

type Ctx = Pick<CallContext, 'scope' | 'viewer'>;

/** Courses of lecturers that the viewer may see, counted, by lecturer. */
export async function countTaught(ctx: Ctx, lecturerIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (lecturerIds.length === 0) return new Map();
  const { scope } = ctx;
  const all = and(eq(courseCounts.category, ''), inArray(courseCounts.lecturerId, [...lecturerIds]), countedFor(ctx));
  const rows = await scope.tx
    .select({ id: courseCounts.lecturerId, courses: sql<number>`sum(${courseCounts.courses})::int` })
    .from(courseCounts)
    .where(scope.only(courseCounts, all))
    .groupBy(courseCounts.lecturerId);
  return new Map(rows.map(({ id, courses: count }) => [id, count]));
}

/** Lecturers in a category that are visible to the viewer, as a subquery. */
export function teachersIn(ctx: Ctx, category: string): SQL {
  const where = and(
    eq(courseCounts.category, category),
    ne(courseCounts.lecturerId, 0),
    gt(courseCounts.courses, 0),
    countedFor(ctx),
  );
  const { scope } = ctx;
  return sql`(${scope.tx
    .select({ id: courseCounts.lecturerId })
    .from(courseCounts)
    .where(scope.only(courseCounts, where))})`;
}

/** Categories of the first level with their numbers of lecturers. */
export async function teachingCategories(ctx: Ctx) {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select({
      key: courseCategories.key,
      name: courseCategories.name,
      lecturers: sql<number>`count(distinct ${courseCounts.lecturerId})::int`,
    })
    .from(courseCategories)
    .innerJoin(
      courseCounts,
      and(eq(courseCounts.eid, courseCategories.eid), eq(courseCounts.category, courseCategories.key)),
    )
    .where(
      scope.only(
        courseCategories,
        and(
          eq(courseCategories.level, 1),
          ne(courseCounts.lecturerId, 0),
          gt(courseCounts.courses, 0),
          countedFor(ctx),
        ),
      ),
    )
    .groupBy(courseCategories.key, courseCategories.name, courseCategories.sort)
    .orderBy(asc(courseCategories.sort));
  return rows.map(({ key, name, lecturers }) => ({ key, name: localised(name, viewer.language), lecturers }));
}

/** Courses of a lecturer that the viewer may see, last published first. */
export async function coursesOf(
  ctx: CallContext,
  {
    id,
    cursor,
    size,
  }: { readonly id: number; readonly cursor?: string | undefined; readonly size?: number | undefined },
): Promise<{ items: CourseCard[]; next: string | null }> {
  const { items, next } = await listCourses(ctx, {
    ...{ 'search[keyword]': '', 'search[catid]': '', state: [], duration: [], fee: [], type: 'all', sort: 'newest' },
    lecturer: id,
    cursor,
    size,
  });
  return { items, next };
}

/** Number of learners of all courses of a lecturer. */
export async function learnersOf({ scope }: Pick<CallContext, 'scope'>, lecturerId: number): Promise<number> {
  const [sum] = await scope.tx
    .select({ learners: sql<number>`coalesce(sum(${courses.learners}), 0)::int` })
    .from(courses)
    .where(scope.only(courses, and(eq(courses.lecturerId, lecturerId), eq(courses.state, 'on_shelf'))));
  return sum?.learners ?? 0;
}

/** Whether a person has studied a course of a lecturer. */
export async function hasStudiedWith(
  { scope }: Pick<CallContext, 'scope'>,
  userId: number,
  lecturerId: number,
): Promise<boolean> {
  const [one] = await scope.tx
    .select({ id: courseProgress.courseId })
    .from(courseProgress)
    .innerJoin(courses, and(eq(courses.eid, courseProgress.eid), eq(courses.id, courseProgress.courseId)))
    .where(
      scope.only(
        courseProgress,
        and(
          eq(courseProgress.userId, userId),
          ne(courseProgress.state, 'not_studied'),
          eq(courses.lecturerId, lecturerId),
        ),
      ),
    )
    .limit(1);
  return one !== undefined;
}
