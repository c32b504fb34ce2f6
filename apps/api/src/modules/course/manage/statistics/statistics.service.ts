import type { CallInput } from '@banyan/contracts';
import type { courseStatistics, CourseStatistics } from '@banyan/contracts/course';
import { and, asc, count, eq, isNull, sql } from 'drizzle-orm';
import { localised } from '../../../../db/localised.ts';
import { users } from '../../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { chapters } from '../../course.schema.ts';
import { inCourse } from '../../keepCourse.ts';
import { courseSpreads } from '../../opinion.schema.ts';
import { chapterProgress, courseProgress } from '../../progress.schema.ts';
import { courseWithin, reaches, type CourseRow } from '../within.ts';
import { peopleOfCourse, seatIn } from './people.ts';

/** How far the people of a course are, how its chapters are learned, and what they think of it. */
export async function readStatistics(
  ctx: ManageContext,
  { id }: CallInput<typeof courseStatistics>,
): Promise<CourseStatistics> {
  const { scope, viewer } = ctx;
  const course = await courseWithin(ctx, id, 'courses.see');
  const [counts] = await scope.tx
    .select({
      people: count(),
      begun: sql<number>`count(${courseProgress.enrolledAt})::int`,
      finished: sql<number>`count(${courseProgress.completedAt})::int`,
    })
    .from(users)
    .leftJoin(courseProgress, seatIn(course))
    .where(scope.only(users, peopleOfCourse(ctx, course, 'courses.see')));
  const { begun = 0, finished = 0, people = 0 } = counts ?? {};
  const [spread] = await scope.tx
    .select({ counts: courseSpreads.counts })
    .from(courseSpreads)
    .where(scope.only(courseSpreads, eq(courseSpreads.courseId, id)));
  return {
    title: localised(course.title, viewer.language),
    ...{ people, finished, learning: begun - finished, notBegun: people - begun },
    requiredUntil: course.requiredUntil?.getTime() ?? null,
    chapters: await chaptersOf(ctx, course),
    rating: course.ratings === 0 ? null : course.rating,
    ratings: course.ratings,
    spread: spread?.counts ?? null,
    mayRemind: await reaches(ctx, id, 'courses.assign'),
    mayExport: await reaches(ctx, id, 'courses.export'),
  };
}

async function chaptersOf(ctx: ManageContext, course: CourseRow): Promise<CourseStatistics['chapters']> {
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select()
    .from(chapters)
    .where(scope.only(chapters, eq(chapters.courseId, course.id), inCourse))
    .orderBy(asc(chapters.no));
  const own = peopleOfCourse(ctx, course, 'courses.see');
  const counted = await scope.tx
    .select({
      chapterId: chapterProgress.chapterId,
      begun: count(),
      learned: sql<number>`count(*) filter (where ${chapterProgress.learned})::int`,
    })
    .from(chapterProgress)
    .innerJoin(users, and(eq(users.eid, chapterProgress.eid), eq(users.id, chapterProgress.userId)))
    .leftJoin(courseProgress, seatIn(course))
    .where(scope.only(chapterProgress, eq(chapterProgress.courseId, course.id), own))
    .groupBy(chapterProgress.chapterId);
  const places = await scope.tx
    .select({ chapterId: courseProgress.lastChapterId, people: count() })
    .from(courseProgress)
    .innerJoin(users, and(eq(users.eid, courseProgress.eid), eq(users.id, courseProgress.userId)))
    .where(scope.only(courseProgress, eq(courseProgress.courseId, course.id), isNull(courseProgress.completedAt), own))
    .groupBy(courseProgress.lastChapterId);
  const byId = new Map(counted.map((one) => [one.chapterId, one]));
  const at = new Map(places.map(({ chapterId, people }) => [chapterId, people]));
  return rows.map(({ durationS, id, kind, no, title }) => ({
    ...{ id, no, kind, durationS, title: localised(title, viewer.language), at: at.get(id) ?? 0 },
    begun: byId.get(id)?.begun ?? 0,
    learned: byId.get(id)?.learned ?? 0,
  }));
}
