import type { PersonalKind } from '@banyan/contracts/account';
import { getTableName, sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import type { PersonalTable, Telling } from './personalTable.ts';

type Row = Readonly<Record<string, unknown>>;

/** Number of a person's rows in each table, in one statement. */
export async function countPersonal(
  { eid, only, tx }: TenantScope,
  tables: readonly PersonalTable[],
  userId: number,
): Promise<{ readonly kind: PersonalKind; readonly count: number; readonly since: number | null }[]> {
  const parts = tables.map(
    ({ of, since, table }, no): SQL =>
      sql`select ${no}::int as no, count(*)::int as count, ${since === null ? sql`null` : sql`min(${since})`}::timestamptz as since
        from ${table} where ${only(table, of(userId))}`,
  );
  if (parts.length === 0) return [];
  const { rows } = await tx.execute<{ no: number; count: number; since: string | Date | null }>(
    sql.join(parts, sql` union all `),
  );
  return rows.flatMap(({ count, no, since }) => {
    const table = tables[no];
    if (table === undefined) throw new Error(`no table ${no} in enterprise ${eid}`);
    return [{ kind: table.kind, count, since: since === null ? null : new Date(since).getTime() }];
  });
}

/** A person's rows of one table, without what is never exported, or not yet. */
export async function readPersonal(telling: Telling, one: PersonalTable): Promise<Row[]> {
  const { only, tx } = telling.scope;
  const rows = await tx
    .select()
    .from(one.table)
    .where(only(one.table, one.of(telling.userId)));
  const told = one.redact === null ? rows : await one.redact(telling, rows);
  return told.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name, value]) => !one.without.includes(name) && isTold(value))),
  );
}

/** Raw bytes are keys and digests. */
const isTold = (value: unknown) => !(value instanceof Uint8Array);

/** Name of a table in the export. */
export const exportName = ({ table }: PersonalTable): string => getTableName(table);

/** Erases a person's rows as their tables declare; the order is that of the tables. */
export async function erasePersonal(
  { only, tx }: TenantScope,
  tables: readonly PersonalTable[],
  userId: number,
): Promise<void> {
  for (const { erase, of, table } of tables) {
    const where = only(table, of(userId));
    if (erase === 'remove') await tx.delete(table).where(where);
    else if ('empty' in erase) await tx.update(table).set(erase.empty).where(where);
  }
}
