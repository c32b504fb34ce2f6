import type { AudienceRule } from '@banyan/contracts/organisation';
import { inArray, or, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { users } from '../../../platform/enterprise.schema.ts';
import { withBelow } from '../../../platform/grants.ts';
import { furtherDepartments } from '../../../platform/organisation.schema.ts';

/** The rule with the condition that its people are in the group's department. */
export function ruleWithin(rule: AudienceRule, departmentId: number | null): AudienceRule {
  if (departmentId === null) return rule;
  const own = { on: 'department' as const, in: [departmentId] };
  const there = rule.some((one) => one.on === 'department' && one.in.length === 1 && one.in[0] === departmentId);
  return there ? rule : [own, ...rule];
}

/** Condition on the people of a department and of those below it; undefined without a department. */
export async function isWithin(scope: TenantScope, departmentId: number | null): Promise<SQL | undefined> {
  if (departmentId === null) return undefined;
  const own = [...(await withBelow(scope, [departmentId]))];
  const further = scope.tx
    .select({ id: furtherDepartments.userId })
    .from(furtherDepartments)
    .where(scope.only(furtherDepartments, inArray(furtherDepartments.departmentId, own)));
  return or(inArray(users.departmentId, own), inArray(users.id, further));
}

/** Those of the people whom all conditions find. */
export async function peopleWithin(
  scope: TenantScope,
  ids: readonly number[],
  ...conditions: readonly (SQL | undefined)[]
): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await scope.tx
    .select({ id: users.id })
    .from(users)
    .where(scope.only(users, inArray(users.id, [...ids]), ...conditions));
  return rows.map(({ id }) => id);
}
