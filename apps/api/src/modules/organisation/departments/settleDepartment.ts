import { v } from '@banyan/contracts';
import { and, asc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { departmentMoved } from '../../../effects/departmentMoved.ts';
import { on, type Handler } from '../../../effects/effect.ts';
import { defineJob, type Job } from '../../../jobs/job.ts';
import { dropLost, settlePeople } from '../../../platform/audience/settle.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { withBelow } from '../../../platform/grants.ts';
import { furtherDepartments } from '../../../platform/organisation.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';

/** People of one transaction; with no more the change itself brings them into their audiences. */
const atOnce = 500;

/** Condition on the people of a department and of those below it, by any of their departments. */
async function peopleBelow(scope: TenantScope, id: number) {
  const below = [...(await withBelow(scope, [id]))];
  const further = scope.tx
    .select({ id: furtherDepartments.userId })
    .from(furtherDepartments)
    .where(scope.only(furtherDepartments, inArray(furtherDepartments.departmentId, below)));
  return or(inArray(users.departmentId, below), inArray(users.id, further));
}

/**
 * Brings the audiences of a department's people up to date after a change of the tree, in its transaction. Of many people
 * what they lose goes at once, and what they gain follows as a job: meanwhile nobody sees what they should not.
 */
export async function settleDepartment({ emit, scope }: Pick<ManageContext, 'emit' | 'scope'>, id: number) {
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, await peopleBelow(scope, id)));
  const userIds = rows.map((row) => row.id);
  if (userIds.length <= atOnce) return settlePeople(scope, userIds, emit);
  await dropLost(scope, userIds);
  const [row] = await scope.tx
    .update(departments)
    .set({ settleTotal: userIds.length, settleDone: 0, settleRun: sql`${departments.settleRun} + 1` })
    .where(scope.only(departments, eq(departments.id, id)))
    .returning({ run: departments.settleRun });
  if (row !== undefined) await emit(scope, departmentMoved, { id, run: row.run });
}

const data = v.object({ id: v.int(), run: v.int(), after: v.int() });
type Data = v.InferOutput<typeof data>;

/** Brings the next people of a department into their audiences; each batch is a job of its own. */
export const settleJob: Job<Data> = defineJob<Data>({
  name: 'organisation.settle',
  data,
  async run({ emit, jobs, scope }, { after, id, run }) {
    const [row] = await scope.tx
      .select({ run: departments.settleRun, done: departments.settleDone, total: departments.settleTotal })
      .from(departments)
      .where(scope.only(departments, eq(departments.id, id)))
      .for('update');
    if (row?.run !== run) return;
    const people = await scope.tx
      .select({ id: users.id })
      .from(users)
      .where(scope.only(users, and(gt(users.id, after), await peopleBelow(scope, id))))
      .orderBy(asc(users.id))
      .limit(atOnce);
    const userIds = people.map((one) => one.id);
    await settlePeople(scope, userIds, emit);
    const last = userIds.length === atOnce ? userIds.at(-1) : undefined;
    // People may have come and gone meanwhile: at the end it is done, whatever was counted at first.
    const settleDone = last === undefined ? row.total : Math.min(row.total - 1, row.done + userIds.length);
    await scope.tx
      .update(departments)
      .set({ settleDone })
      .where(scope.only(departments, eq(departments.id, id)));
    if (last === undefined) return;
    if (jobs === undefined) throw new Error('there is no job queue here');
    await jobs.add(scope, settleJob, { id, run, after: last });
  },
});

/** Begins the job. */
export const settleHandlers: readonly Handler[] = [
  on(departmentMoved, ({ jobs, scope }, { id, run }) => jobs.add(scope, settleJob, { id, run, after: 0 })),
];
