import { and, eq, gt, isNotNull } from 'drizzle-orm';
import { inTenant } from '../../db/tenant.ts';
import { emitter } from '../../effects/effect.ts';
import { scored } from '../../effects/scored.ts';
import { noJobs } from '../../jobs/queue.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { courses } from '../course/course.schema.ts';
import { courseProgress } from '../course/progress.schema.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { creditEntries } from './credit.schema.ts';

const YEAR_MS = 365 * 86_400_000;

/**
 * Adds the sources of the demo people's credits; the rest is an opening balance of a year ago. Rankings and medals
 * count them on the day on which they were earned.
 */
export const creditSeeds: readonly SeedStep[] = [
  {
    name: 'credits',
    fills: creditEntries,
    async work({ db, now, handlers }, { eid }) {
      await inTenant(db, eid, async (scope) => {
        const { tx } = scope;
        const people = await tx
          .select({ id: users.id, credit: users.credit })
          .from(users)
          .where(scope.only(users, gt(users.credit, 0)));
        for (const { id: userId, credit } of people) {
          const written = await tx
            .select()
            .from(creditEntries)
            .where(scope.only(creditEntries, eq(creditEntries.userId, userId)));
          const added: (typeof creditEntries.$inferInsert)[] = [];
          let left = credit - written.reduce((sum, { tenths }) => sum + tenths, 0);
          const learned = await tx
            .select({ id: courses.id, tenths: courses.credits, at: courseProgress.completedAt })
            .from(courseProgress)
            .innerJoin(courses, eq(courses.id, courseProgress.courseId))
            .where(
              scope.only(
                courseProgress,
                and(eq(courseProgress.userId, userId), isNotNull(courseProgress.completedAt), gt(courses.credits, 0)),
              ),
            );
          for (const { id, tenths, at } of learned) {
            if (
              at === null ||
              tenths > left ||
              written.some((entry) => entry.source === 'course' && entry.sourceId === id)
            )
              continue;
            left -= tenths;
            added.push(scope.row(creditEntries, { userId, source: 'course', sourceId: id, tenths, earnedAt: at }));
          }
          if (left > 0) {
            const carried = {
              userId,
              source: 'carried' as const,
              sourceId: 0,
              tenths: left,
              earnedAt: new Date(now - YEAR_MS),
            };
            added.push(scope.row(creditEntries, carried));
          }
          if (added.length === 0) continue;
          await tx.insert(creditEntries).values(added);
          for (const { source, sourceId, tenths, earnedAt } of added.toSorted((a, b) => +a.earnedAt - +b.earnedAt)) {
            const emit = emitter(handlers, noJobs, () => earnedAt.getTime());
            await emit(scope, scored, { userId, measure: 'credits', source: `${source} ${sourceId}`, total: tenths });
          }
        }
      });
    },
  },
];
