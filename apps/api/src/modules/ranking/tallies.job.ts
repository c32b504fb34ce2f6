import { v } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { defineJob } from '../../jobs/job.ts';

/** Sums up the rows of each value and of each department; concurrent readers see the former rows. */
export async function sumTallies({ eid, tx }: TenantScope): Promise<void> {
  await tx.execute(sql`
    with taken as (
      delete from ranking_tallies where eid = ${eid} and (measure, period, department_id, value) in (
        select measure, period, department_id, value from ranking_tallies
        where eid = ${eid} group by measure, period, department_id, value having count(*) > 1
      ) returning measure, period, department_id, value, people
    )
    insert into ranking_tallies (eid, measure, period, department_id, value, people)
    select ${eid}, measure, period, department_id, value, sum(people)
    from taken group by measure, period, department_id, value having sum(people) <> 0`);
  await tx.execute(sql`
    with taken as (
      delete from ranking_departments where eid = ${eid} and (measure, period, department_id) in (
        select measure, period, department_id from ranking_departments
        where eid = ${eid} group by measure, period, department_id having count(*) > 1
      ) returning measure, period, department_id, amount, people
    )
    insert into ranking_departments (eid, measure, period, department_id, amount, people)
    select ${eid}, measure, period, department_id, sum(amount), sum(people)
    from taken group by measure, period, department_id having sum(people) <> 0`);
}

export const compactTallies = defineJob({
  name: 'ranking.tallies',
  data: v.object({}),
  every: '*/5 * * * *',
  run: ({ scope }) => sumTallies(scope),
});
