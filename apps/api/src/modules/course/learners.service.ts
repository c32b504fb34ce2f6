import { type CallInput, type CallOutput } from '@banyan/contracts';
import { courseLearners } from '@banyan/contracts/course';
import { and, eq, inArray, isNotNull, ne, not } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { peopleOf } from '../../platform/people.ts';
import type { CoursePorts } from './course.ports.ts';
import { openCourse } from './openCourse.ts';
import { courseProgress } from './progress.schema.ts';

const lastStudiedFirst = keyset<{ readonly studiedAt: Date; readonly userId: number }>(
  [courseProgress.lastStudiedAt, courseProgress.userId],
  ({ studiedAt, userId }) => [studiedAt, userId],
);

/** Other learners of a course, last studied first. People who hide their name are left out. */
export async function listLearners(
  ctx: CallContext<Learner>,
  input: CallInput<typeof courseLearners>,
  { keepsName }: Pick<CoursePorts, 'keepsName'>,
): Promise<CallOutput<typeof courseLearners>> {
  const { scope } = ctx;
  const { course } = await openCourse(ctx, input.id);
  const begun = and(
    eq(courseProgress.courseId, course.id),
    inArray(courseProgress.state, ['learning', 'learned']),
    ne(courseProgress.userId, ctx.viewer.userId),
    isNotNull(courseProgress.lastStudiedAt),
    not(keepsName(courseProgress)),
  );
  return keysetPage(courseLearners, input, {
    by: lastStudiedFirst,
    read: async ({ beyond, limit }) => {
      const rows = await scope.tx
        .select({
          userId: courseProgress.userId,
          state: courseProgress.state,
          studiedAt: courseProgress.lastStudiedAt,
        })
        .from(courseProgress)
        .where(scope.only(courseProgress, begun, beyond))
        .orderBy(...lastStudiedFirst.orderBy())
        .limit(limit);
      return rows.flatMap(({ studiedAt, ...row }) => (studiedAt === null ? [] : [{ ...row, studiedAt }]));
    },
    items: async (rows) => {
      const people = await peopleOf(
        ctx,
        rows.map(({ userId }) => userId),
      );
      return rows.flatMap(({ state, studiedAt, userId }) => {
        const person = people.get(userId);
        return person === undefined
          ? []
          : [{ ...person, learned: state === 'learned', studiedAt: studiedAt.getTime() }];
      });
    },
  });
}
