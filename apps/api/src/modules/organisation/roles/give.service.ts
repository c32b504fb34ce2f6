import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { isDay, longestGrantDays, type giveRole, type takeRole } from '@banyan/contracts/organisation';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import { addDays, dayBefore, dayBegins, dayOf } from '../../../days/days.ts';
import { Refusal } from '../../../http/refusal.ts';
import { departments } from '../../../platform/department.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { roleGrants } from '../../../platform/role.schema.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { coversGrant } from '../../../platform/heldBeyond.ts';
import { refusedFields, roleFor } from './save.service.ts';

type GrantRow = typeof roleGrants.$inferSelect;
const told = (
  { departments: places, endsAt, reach }: Pick<GrantRow, 'departments' | 'endsAt' | 'reach'>,
  timeZone: string,
) => ({
  reach,
  ...(reach === 'departments' ? { departments: places } : {}),
  ...(endsAt === null ? {} : { until: dayBefore(endsAt.getTime(), timeZone) }),
});

/** The end of a grant that lasts until a day; null: it has none. */
function endOf({ now, viewer: { timeZone } }: ManageContext, until: string): Date | null {
  if (until === '') return null;
  const today = dayOf(now(), timeZone);
  if (!isDay(until) || until < today || until > addDays(today, longestGrantDays))
    throw refusedFields({ until: 'invalid' });
  return new Date(dayBegins(addDays(until, 1), timeZone));
}

/** Gives a role to people as far as the caller's own rights reach, all or none of them. */
export async function give(
  ctx: ManageContext,
  { departments: places, id, people, reach, until = '' }: CallInput<typeof giveRole>,
): Promise<CallOutput<typeof giveRole>> {
  const { grants, now, scope, viewer } = ctx;
  const role = await roleFor(ctx, id);
  const ids = [...new Set(people)];
  const found = await scope.tx.$count(
    users,
    scope.only(users, inArray(users.id, ids), isNull(users.leftAt), grants.people(scope, 'roles.edit')),
  );
  if (found !== ids.length) throw refusedFields({ people: 'beyond' });
  const departmentIds = reach === 'departments' ? [...new Set(places)] : [];
  const grant = { reach, departments: departmentIds, endsAt: endOf(ctx, until) };
  if (reach === 'departments' && !(await areThere(ctx, grant.departments)))
    throw refusedFields({ departments: 'invalid' });
  if (!(await coversGrant(ctx, role, grant))) throw refusedFields({ departments: 'beyond' });
  const former = await scope.tx
    .select()
    .from(roleGrants)
    .where(scope.only(roleGrants, eq(roleGrants.roleId, id), inArray(roleGrants.userId, ids)));
  for (const one of former) if (!(await coversGrant(ctx, role, one))) throw refusedFields({ people: 'beyond' });
  await scope.tx
    .delete(roleGrants)
    .where(scope.only(roleGrants, eq(roleGrants.roleId, id), inArray(roleGrants.userId, ids)));
  const values = { roleId: id, ...grant, givenBy: viewer.userId, givenAt: new Date(now()) };
  await scope.tx.insert(roleGrants).values(ids.map((userId) => scope.row(roleGrants, { ...values, userId })));
  for (const userId of ids) {
    const before = former.find((one) => one.userId === userId);
    ctx.changed({
      ...{ type: 'person', id: userId, name: '' },
      changes: changedFields(before === undefined ? {} : { role: role.name, ...told(before, viewer.timeZone) }, {
        role: role.name,
        until: null,
        ...told(grant, viewer.timeZone),
      }),
    });
  }
  return { given: 'Y' };
}

/** Whether all are departments of the enterprise that were not merged away, and there is one. */
async function areThere({ scope }: ManageContext, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return false;
  const found = await scope.tx.$count(
    departments,
    scope.only(departments, inArray(departments.id, [...ids]), isNull(departments.mergedInto)),
  );
  return found === ids.length;
}

/** Takes a role back from a person. */
export async function take(
  ctx: ManageContext,
  { holder, id }: CallInput<typeof takeRole>,
): Promise<CallOutput<typeof takeRole>> {
  const { grants, scope, viewer } = ctx;
  const role = await roleFor(ctx, id);
  const [held] = await scope.tx
    .select({ grant: roleGrants })
    .from(roleGrants)
    .innerJoin(users, and(eq(users.eid, roleGrants.eid), eq(users.id, roleGrants.userId)))
    .where(
      scope.only(
        roleGrants,
        eq(roleGrants.roleId, id),
        eq(roleGrants.userId, holder),
        grants.people(scope, 'roles.edit'),
      ),
    );
  if (held === undefined) return { taken: 'N' };
  if (!(await coversGrant(ctx, role, held.grant))) throw new Refusal(ErrorCode.adminsOnly, { reason: 'beyond' });
  await scope.tx
    .delete(roleGrants)
    .where(scope.only(roleGrants, eq(roleGrants.roleId, id), eq(roleGrants.userId, holder)));
  ctx.changed({
    ...{ type: 'person', id: holder, name: '' },
    changes: changedFields(
      { role: role.name, ...told(held.grant, viewer.timeZone) },
      { role: null, reach: null, departments: null, until: null },
    ),
  });
  return { taken: 'Y' };
}
