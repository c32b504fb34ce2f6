import type { TenantScope } from '../../db/tenant.ts';
import { pointsSettings, pointsTasks } from './points.schema.ts';

/** Initial tasks that earn points in an enterprise. */
const tasks = [
  { rule: 'points.sign', points: null, dailyLimit: 20 },
  { rule: 'course.chapter', points: 15, dailyLimit: 150 },
  { rule: 'exam.passed', points: null, dailyLimit: null },
] as const;

/** Adds the initial tasks and the clearing of unspent points; existing settings stay. */
export async function beginPoints(scope: TenantScope): Promise<void> {
  const settings = { clears: true, signPoints: [5, 5, 5, 5, 5, 5, 20] };
  const added = await scope.tx
    .insert(pointsSettings)
    .values(scope.row(pointsSettings, settings))
    .onConflictDoNothing()
    .returning({ eid: pointsSettings.eid });
  if (added.length === 0) return;
  const rows = tasks.map((task, index) => scope.row(pointsTasks, { ...task, position: index + 1 }));
  await scope.tx.insert(pointsTasks).values(rows).onConflictDoNothing();
}
