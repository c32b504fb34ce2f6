import { shownOfMany, type ManagedPerson } from '@banyan/contracts/organisation';
import { asc, sql } from 'drizzle-orm';
import { users } from '../../../platform/enterprise.schema.ts';
import type { ManageContext } from '../../../platform/serveManaged.ts';
import { managedPerson } from './list.service.ts';

/** The first of many people by their name. */
export async function firstByName(ctx: ManageContext, ids: readonly number[]): Promise<ManagedPerson[]> {
  if (ids.length === 0) return [];
  const { scope, viewer } = ctx;
  const rows = await scope.tx
    .select()
    .from(users)
    .where(scope.only(users, sql`${users.id} = any(${sql.param([...ids])}::bigint[])`))
    .orderBy(sql`coalesce(${users.name} ->> ${viewer.language}, ${users.name} ->> 'zh_cn')`, asc(users.id))
    .limit(shownOfMany);
  return rows.map((row) => managedPerson(row, ctx));
}
