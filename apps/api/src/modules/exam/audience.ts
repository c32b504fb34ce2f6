import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { exams } from './exam.schema.ts';

/** Exams visible to the viewer: those for everyone, and those for the viewer's department. */
export function examsFor({
  scope,
  viewer,
}: {
  readonly scope: TenantScope;
  readonly viewer: { readonly userId: number | null };
}): SQL {
  const department = sql`(select ${users.department} ->> 'zh_cn' from ${users} where ${users.eid} = ${scope.eid} and ${users.id} = ${viewer.userId})`;
  return sql`(${exams.departments} is null or ${department} = any(${exams.departments}))`;
}
