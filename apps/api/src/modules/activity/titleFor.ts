import { eq } from 'drizzle-orm';
import { contentLanguages, localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import { enterprises, users } from '../../platform/enterprise.schema.ts';
import type { ActivityRow } from './activity.schema.ts';

/** The title of an activity in a person's language. */
export async function titleFor(scope: TenantScope, { title }: ActivityRow, userId: number): Promise<string> {
  const [reader] = await scope.tx
    .select({ own: users.language, shared: enterprises.language })
    .from(users)
    .innerJoin(enterprises, eq(enterprises.eid, users.eid))
    .where(scope.only(users, eq(users.id, userId)));
  const chosen = reader?.own ?? reader?.shared;
  return localised(title, contentLanguages.find((one) => one === chosen) ?? 'zh_cn');
}
