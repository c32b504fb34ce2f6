import { v } from '@banyan/contracts';
import { sql } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { defineJob } from '../../jobs/job.ts';

/** Sums up the rows of each value and of each department; concurrent readers see the former rows. */
export async function sumTallies({ eid, tx }: TenantScope): Promise<void> {
  await tx.execute(sql`
    with taken as (
      delete from ranking_tallies where eid = ${eid} and (measure, period, department, value) in (
        select measure, period, department, value from ranking_tallies
        where eid = ${eid} group by measure, period, department, value having count(*) > 1
      ) returning measure, period, department, value, people
    )
    insert into ranking_tallies (eid, measure, period, department, value, people)
    select ${eid}, measure, period, department, value, sum(people)
    from taken group by measure, period, department, value having sum(people) <> 0`);
  await tx.execute(sql`
    with taken as (
      delete from ranking_departments where eid = ${eid} and (measure, period, department) in (
        select measure, period, department from ranking_departments
        where eid = ${eid} group by measure, period, department having count(*) > 1
      ) returning measure, period, department, amount, people
    )
    insert into ranking_departments (eid, measure, period, department, amount, people)
    select ${eid}, measure, period, department, sum(amount), sum(people)
    from taken group by measure, period, department having sum(people) <> 0`);
}

export const compactTallies = defineJob({
  name: 'ranking.tallies',
  data: v.object({}),
  every: '*/5 * * * *',
  run: ({ scope }) => sumTallies(scope),
});
