import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import type { manageRoles, removeRole, RoleRefusal, saveRole } from '@banyan/contracts/organisation';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { localiser } from '../../../db/seed/localiser.ts';
import { Refusal } from '../../../http/refusal.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { loadEnterprise } from '../../../platform/enterprise.ts';
import { roleGrants, roles } from '../../../platform/role.schema.ts';
import { changedFields, type ManageContext } from '../../../platform/serveManaged.ts';
import { coversGrant } from '../../../platform/heldBeyond.ts';
import { listRoles } from './list.service.ts';

type List = CallOutput<typeof manageRoles>;
export type RoleRow = typeof roles.$inferSelect;

export const refusedFields = (fields: Readonly<Record<string, RoleRefusal>>) =>
  new Refusal(ErrorCode.fieldsRefused, { reason: Object.keys(fields).join(), data: { fields } });

/** A role of the enterprise. It is locked, so that nobody is given rights that it gets meanwhile. */
export async function roleFor({ scope }: Pick<ManageContext, 'scope'>, id: number): Promise<RoleRow> {
  const [row] = await scope.tx
    .select()
    .from(roles)
    .where(scope.only(roles, eq(roles.id, id)))
    .for('update');
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  return row;
}

/** Whether all grants of a role lie within the caller's rights, by these permissions. */
async function coversAll(ctx: ManageContext, id: number, permissions: RoleRow['permissions']): Promise<boolean> {
  const { scope } = ctx;
  const given = await scope.tx
    .select()
    .from(roleGrants)
    .where(scope.only(roleGrants, eq(roleGrants.roleId, id)));
  for (const grant of given) if (!(await coversGrant(ctx, { permissions }, grant))) return false;
  return true;
}

/** Adds a role, or changes its name and rights. */
export async function saveOne(ctx: ManageContext, input: CallInput<typeof saveRole>): Promise<List> {
  const { grants, scope } = ctx;
  const zh = input.name.zh_cn.trim();
  const en = input.name.en?.trim() ?? '';
  if (zh === '') throw refusedFields({ name: 'missing' });
  const former = input.id === 0 ? null : await roleFor(ctx, input.id);
  if (former !== null && former.revision !== input.revision)
    throw new Refusal(ErrorCode.conflict, { reason: 'revision', data: { reason: 'revision' } });
  const permissions = [...new Set(input.permissions)].sort();
  const added = permissions.filter((permission) => former?.permissions.includes(permission) !== true);
  const removed = former?.permissions.filter((permission) => !permissions.includes(permission)) ?? [];
  const touched = [...added, ...removed, ...(former === null ? [] : (['roles.edit'] as const))];
  if (
    added.some((permission) => grants.reach(permission) === null) ||
    (former !== null && !(await coversAll(ctx, former.id, touched)))
  )
    throw refusedFields({ permissions: 'beyond' });
  const say = localiser((await loadEnterprise(scope)).languages);
  const values = { name: say(en === '' ? { zh } : { zh, en }), permissions };
  const [row] =
    former === null
      ? await scope.tx.insert(roles).values(scope.row(roles, values)).returning()
      : await scope.tx
          .update(roles)
          .set({ ...values, revision: sql`${roles.revision} + 1` })
          .where(scope.only(roles, eq(roles.id, former.id)))
          .returning();
  if (row === undefined) throw new Error('a role was not kept');
  ctx.changed({ type: 'role', id: row.id, name: zh, changes: changedFields(former ?? {}, values) });
  return listRoles(ctx);
}

/** Removes a role, once the caller knows how many people lose it. */
export async function removeOne(ctx: ManageContext, input: CallInput<typeof removeRole>): Promise<List> {
  const { scope } = ctx;
  const row = await roleFor(ctx, input.id);
  if (!(await coversAll(ctx, row.id, ['roles.edit', ...row.permissions])))
    throw refusedFields({ permissions: 'beyond' });
  const held = await scope.tx
    .select({ id: roleGrants.userId })
    .from(roleGrants)
    .innerJoin(users, and(eq(users.eid, roleGrants.eid), eq(users.id, roleGrants.userId), isNull(users.leftAt)))
    .where(scope.only(roleGrants, eq(roleGrants.roleId, row.id)))
    .orderBy(roleGrants.userId);
  if (held.length !== input.holders)
    throw new Refusal(ErrorCode.conflict, { reason: 'holders', data: { reason: 'holders', holders: held.length } });
  await scope.tx.delete(roles).where(scope.only(roles, eq(roles.id, row.id)));
  ctx.changed({
    ...{ type: 'role', id: row.id, name: row.name.zh_cn },
    changes: changedFields(
      { permissions: row.permissions, holders: held.map(({ id }) => id) },
      { permissions: null, holders: null },
    ),
  });
  return listRoles(ctx);
}
