import { v } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { defineJob } from '../../jobs/job.ts';
import { loadEnterprise } from '../../platform/enterprise.ts';
import { olderPoints, olderThan, settingsOf } from './clearing.ts';
import { takePoints } from './points.service.ts';

/** Days after New Year on which a clearing that a stopped server missed is made up for. */
const DAYS = 7;

/**
 * Clears at New Year the points earned before the past year, as an entry like any other: once for a person and a year,
 * so that it may run again.
 */
export const clearPoints = defineJob({
  name: 'points.clear',
  data: v.object({}),
  every: '10 * * * *',
  run: async ({ scope, now }) => {
    const { timeZone } = await loadEnterprise(scope);
    const [year = 0, month, day = 0] = dayOf(now, timeZone).split('-').map(Number);
    if (month !== 1 || day > DAYS || !(await settingsOf(scope)).clears) return;
    const { rows } = await scope.tx.execute<{ user_id: string }>(sql`
      select b.user_id from points_balances b
      where b.eid = ${scope.eid} and b.spendable > 0 and ${olderThan(scope.eid, year - 1)} > 0
      order by b.user_id`);
    const source = { type: 'year', id: String(year - 1) };
    for (const userId of rows.map(({ user_id: id }) => Number(id))) {
      // Counted again: some of them may have been spent meanwhile.
      await takePoints(scope, { userId, rule: 'points.cleared', source }, now, () =>
        olderPoints(scope, userId, year - 1),
      );
    }
  },
});
