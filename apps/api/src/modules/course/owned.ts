import { eq, sql } from 'drizzle-orm';
import { lecturers } from '../../platform/lecturer.schema.ts';
import type { OwnedThings } from '../../platform/ownedThings.ts';
import { courses } from './course.schema.ts';

/** Courses that somebody teaches. */
export const ownedCourses: OwnedThings = {
  kind: 'courses',
  fate: 'stays',
  async count(scope, userIds) {
    const rows = await scope.tx
      .select({ id: sql<number>`${lecturers.userId}`.mapWith(Number), count: sql<number>`count(*)::int` })
      .from(courses)
      .innerJoin(lecturers, eq(lecturers.id, courses.lecturerId))
      .where(
        scope.only(
          courses,
          eq(lecturers.eid, scope.eid),
          sql`${lecturers.userId} = any(${sql.param([...userIds])}::bigint[])`,
        ),
      )
      .groupBy(lecturers.userId);
    return new Map(rows.map(({ count, id }) => [id, count]));
  },
};
