import type { Permission } from '@banyan/contracts';
import type { Audience } from '@banyan/contracts/organisation';
import { inArray } from 'drizzle-orm';
import { audiences } from '../../../platform/audience/audience.schema.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { groups } from '../../../platform/organisation.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';

/**
 * Whether an audience takes nobody beyond a right: everywhere any, in departments one of these, of their groups, of their
 * people, and of rules that name them. A right over own things reaches no audience.
 */
export async function liesWithin(
  ctx: ManageContext,
  audience: Audience | null,
  permission: Permission,
): Promise<boolean> {
  const { grants, scope } = ctx;
  const reach = grants.reach(permission);
  if (reach === 'all') return true;
  if (reach !== 'departments' || audience === null) return false;
  const own = grants.departments(permission);
  const isOwn = (ids: readonly number[]) => ids.every((id) => own.has(id));
  const ruled = audience.rules.every((rule) => rule.some((one) => one.on === 'department' && isOwn(one.in)));
  if (!isOwn(audience.departments) || !ruled) return false;
  const ofGroups = await scope.tx
    .select({ departmentId: groups.departmentId })
    .from(groups)
    .where(scope.only(groups, inArray(groups.id, [...audience.groups])));
  if (!ofGroups.every(({ departmentId }) => departmentId !== null && own.has(departmentId))) return false;
  const wanted = [...new Set(audience.people)];
  const theirs = await scope.tx.$count(
    users,
    scope.only(users, inArray(users.id, wanted), grants.people(scope, permission)),
  );
  return theirs === wanted.length;
}

/** Ids of the audiences that lie within a right; undefined: all of them, and everyone. */
export async function audiencesWithin(
  ctx: ManageContext,
  permission: Permission,
): Promise<readonly number[] | undefined> {
  const { grants, scope } = ctx;
  if (grants.reach(permission) === 'all') return undefined;
  const rows = await scope.tx
    .select({ id: audiences.id, terms: audiences.terms })
    .from(audiences)
    .where(scope.only(audiences));
  const ids: number[] = [];
  for (const { id, terms } of rows) if (await liesWithin(ctx, terms, permission)) ids.push(id);
  return ids;
}
