import { and, inArray, ne, notInArray, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../db/tenant.ts';
import { hosts } from '../../../platform/enterprise.schema.ts';

/**
 * Points hosts to the enterprise, and no others. Returns those of another enterprise; then nothing is changed. Only the
 * owner of the tables writes hosts, which are read before an enterprise is known: for the rest of the transaction the
 * database no longer restricts rows to the enterprise.
 */
export async function keepHosts(
  scope: TenantScope,
  wanted: readonly string[],
): Promise<readonly (typeof hosts.$inferSelect)[]> {
  const { eid, tx } = scope;
  await tx.execute(sql`set local role none`);
  const elsewhere = and(inArray(hosts.host, [...wanted]), ne(hosts.eid, eid));
  // eslint-disable-next-line no-restricted-syntax -- whether another enterprise has them
  const taken = await tx.select().from(hosts).where(elsewhere);
  if (taken.length > 0) return taken;
  await tx.delete(hosts).where(scope.only(hosts, notInArray(hosts.host, [...wanted])));
  const rows = wanted.map((host) => ({ host, eid }));
  if (rows.length > 0) await tx.insert(hosts).values(rows).onConflictDoNothing();
  return [];
}
