import { v } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import { defineJob } from '../../jobs/job.ts';

/** Adds up everybody's entries each night and reports differing sums. It repairs nothing: a person should find out. */
export const auditPoints = defineJob({
  name: 'points.audit',
  data: v.object({}),
  every: '20 19 * * *',
  run: async ({ scope, log }) => {
    const { rows } = await scope.tx.execute<{ user_id: string }>(sql`
      select u.id as user_id
      from users u
      left join points_balances b on b.eid = u.eid and b.user_id = u.id
      left join (
        select user_id, sum(lifetime) as lifetime, sum(spendable) as spendable
        from points_entries where eid = ${scope.eid} group by user_id
      ) e on e.user_id = u.id
      where u.eid = ${scope.eid} and (
        coalesce(b.lifetime, 0) <> coalesce(e.lifetime, 0)
        or coalesce(b.spendable, 0) <> coalesce(e.spendable, 0)
        or u.score <> coalesce(e.spendable, 0)
      )
      order by u.id limit 100`);
    if (rows.length === 0) return;
    log.error({ eid: scope.eid, users: rows.map(({ user_id: id }) => Number(id)) }, 'points differ from their entries');
  },
});
