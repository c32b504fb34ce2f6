import { and, eq, inArray } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TaskItems } from '../../due/taskItems.ts';
import { mayOpen } from './audience.ts';
import { courses } from './course.schema.ts';
import { courseProgress } from './progress.schema.ts';

/** Courses that a person may open, as a programme shows them, by id. */
export const courseItems: TaskItems = async ({ scope, userId, language }, ids) => {
  const rows = await scope.tx
    .select({
      id: courses.id,
      title: courses.title,
      durationS: courses.durationS,
      state: courseProgress.state,
      completedAt: courseProgress.completedAt,
      dueAt: courseProgress.dueAt,
    })
    .from(courses)
    .leftJoin(
      courseProgress,
      and(
        eq(courseProgress.eid, courses.eid),
        eq(courseProgress.courseId, courses.id),
        eq(courseProgress.userId, userId ?? 0),
      ),
    )
    .where(
      scope.only(
        courses,
        inArray(courses.id, [...ids]),
        eq(courses.state, 'on_shelf'),
        mayOpen({ scope, viewer: { userId } }),
      ),
    );
  return new Map(
    rows.map(({ id, title, durationS, state, completedAt, dueAt }) => [
      id,
      {
        title: localised(title, language),
        begun: state === 'learning',
        finishedAt: completedAt?.getTime() ?? null,
        dueAt: dueAt?.getTime() ?? null,
        minutes: Math.max(1, Math.round(durationS / 60)),
      },
    ]),
  );
};
