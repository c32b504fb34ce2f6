import { inTenant } from '../../db/tenant.ts';
import type { SeedStep } from '../../seed/seedDemo.ts';
import { pointsSettings, pointsTasks } from './points.schema.ts';

/** What earns points in the demo enterprises. */
const tasks = [
  { rule: 'points.sign', points: null, dailyLimit: 20 },
  { rule: 'course.chapter', points: 15, dailyLimit: 150 },
  { rule: 'exam.passed', points: null, dailyLimit: null },
] as const;

/** What earns points, and what becomes of those that nobody spends. */
export const pointsSeed: SeedStep = {
  name: 'points',
  fills: pointsSettings,
  work: ({ db }, { eid }) =>
    inTenant(db, eid, async (scope) => {
      const rows = tasks.map((task, index) => scope.row(pointsTasks, { ...task, position: index + 1 }));
      await scope.tx.insert(pointsTasks).values(rows).onConflictDoNothing();
      const settings = { clears: true, signPoints: [5, 5, 5, 5, 5, 5, 20] };
      await scope.tx.insert(pointsSettings).values(scope.row(pointsSettings, settings)).onConflictDoNothing();
    }),
};
