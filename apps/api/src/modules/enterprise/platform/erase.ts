import { trashDays } from '@banyan/contracts/organisation';
import { sql } from 'drizzle-orm';
import { sqlState } from '../../../db/sqlState.ts';
import { appRole, type TenantScope } from '../../../db/tenant.ts';
import { enterprises } from '../../../platform/enterprise.schema.ts';
import type { SweepContext } from '../../../sweep/sweep.ts';
import { keepHosts } from '../import/keepHosts.ts';

const dayMs = 86_400_000;
const foreignKey = '23503';

/**
 * Erases an enterprise whose time in the trash is over: files first, so that an interrupted erasure finds the rest
 * again, then all rows. Its name and its log stay, which name no person.
 */
export async function eraseDeleted({ files, inTenant, now }: SweepContext): Promise<void> {
  const keys = await inTenant(async (scope) => ((await isDue(scope, now())) ? keysOf(scope) : null));
  if (keys === null) return;
  for (const key of keys) await files.remove(key);
  await inTenant(async (scope) => {
    await removeRows(scope);
    await scope.tx
      .update(enterprises)
      .set({ erased: true, contact: null, sso: null, logoKey: '', setup: null })
      .where(scope.only(enterprises));
    await keepHosts(scope, []);
  });
}

async function isDue(scope: TenantScope, now: number): Promise<boolean> {
  const [row] = await scope.tx.select().from(enterprises).where(scope.only(enterprises));
  const since = row?.deletedAt?.getTime();
  return row?.deleted === true && !row.erased && since !== undefined && since + trashDays * dayMs <= now;
}

interface Table extends Record<string, unknown> {
  readonly name: string;
  /** Its rows are written once: the serving role cannot remove them. */
  readonly kept: boolean;
}

/** Tables of enterprises, but for the enterprise itself and its log. */
async function tablesOf({ tx }: TenantScope): Promise<readonly Table[]> {
  const { rows } = await tx.execute<Table>(sql`
    select c.relname as name, not has_table_privilege(${appRole}, c.oid, 'DELETE') as kept from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attname = 'eid'
    where n.nspname = 'public' and c.relkind = 'r' and c.relrowsecurity
      and c.relname not in ('enterprises', 'audit_entries')
    order by c.relname`);
  return rows;
}

/** Keys of the enterprise's files, wherever its rows name them: all begin with its id. */
async function keysOf(scope: TenantScope): Promise<ReadonlySet<string>> {
  const form = `(?:upload/)?\\m${scope.eid}/[A-Za-z0-9_][A-Za-z0-9._/-]*`;
  const keys = new Set<string>();
  for (const name of [...(await tablesOf(scope)).map((table) => table.name), 'enterprises']) {
    const table = sql.identifier(name);
    const { rows } = await scope.tx.execute<{ key: string }>(sql`
      select distinct m[1] as key from ${table} t, regexp_matches(t::text, ${form}, 'g') m where t.eid = ${scope.eid}`);
    for (const { key } of rows) if (isOwn(key, scope.eid)) keys.add(key);
  }
  return keys;
}

const isOwn = (key: string, eid: number): boolean =>
  key.length <= 200 && (key.startsWith(`${eid}/`) || key.startsWith(`upload/${eid}/`)) && !/\/\.|\/\/|\/$/.test(key);

/**
 * Removes all rows, those first that nothing refers to. Those that are written once only the owner of the tables removes,
 * for whom the walls of these tables are down until the transaction ends.
 */
async function removeRows(scope: TenantScope): Promise<void> {
  const tables = await tablesOf(scope);
  const kept = tables.filter((table) => table.kept).map(({ name }) => sql.identifier(name));
  await scope.tx.execute(sql`set local role none`);
  for (const name of kept) await scope.tx.execute(sql`alter table ${name} no force row level security`);
  await removeInOrder(
    scope,
    tables.map(({ name }) => name),
  );
  for (const name of kept) await scope.tx.execute(sql`alter table ${name} force row level security`);
}

async function removeInOrder(scope: TenantScope, tables: readonly string[]): Promise<void> {
  let left = tables;
  while (left.length > 0) {
    const held: string[] = [];
    for (const name of left) {
      try {
        // A savepoint: a table that others still refer to is tried again.
        await scope.tx.transaction((tx) =>
          tx.execute(sql`delete from ${sql.identifier(name)} where eid = ${scope.eid}`),
        );
      } catch (error) {
        if (sqlState(error) !== foreignKey) throw error;
        held.push(name);
      }
    }
    if (held.length === left.length) throw new Error(`rows refer to one another: ${held.join(', ')}`);
    left = held;
  }
}
