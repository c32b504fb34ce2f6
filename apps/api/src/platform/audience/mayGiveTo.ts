import type { Permission } from '@banyan/contracts';
import type { Audience } from '@banyan/contracts/organisation';
import type { Grants } from '../grants.ts';

/** Whether somebody with a right may give a thing to these people: with one over departments, to their own ones alone. */
export function mayGiveTo(grants: Grants, audience: Audience | null, permission: Permission): boolean {
  if (grants.reach(permission) !== 'departments') return true;
  if (audience === null) return false;
  const { departments, groups, people, rules } = audience;
  const own = grants.departments(permission);
  return [...groups, ...people, ...rules].length === 0 && departments.every((id) => own.has(id));
}
