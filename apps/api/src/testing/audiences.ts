import type { TenantScope } from '../db/tenant.ts';
import { audienceOf, noTerms } from '../platform/audience/audienceOf.ts';
import { departmentCalled } from '../platform/departments.ts';

/** Departments that something of a test is for, by their names; everyone when left out. */
export interface ForDepartments {
  readonly departments?: readonly string[];
}

/** Audience of departments, which are added where they are missing; null for everyone. */
export async function forDepartments(scope: TenantScope, names: readonly string[] | undefined): Promise<number | null> {
  if (names === undefined) return null;
  const ids: number[] = [];
  for (const zh_cn of names) ids.push((await departmentCalled(scope, { zh_cn }))?.id ?? 0);
  return audienceOf(scope, { ...noTerms, departments: ids });
}
