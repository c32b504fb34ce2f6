import { sql, type SQL } from 'drizzle-orm';
import type { TenantScope } from '../db/tenant.ts';
import { ended, mergeRules, type MergeRule } from './rules.ts';

/** Two accounts of one person. */
export interface Pair {
  /** The account that stays. */
  readonly kept: number;
  /** The account that is closed. */
  readonly gone: number;
}

interface Column {
  readonly table: string;
  readonly column: string;
  readonly rule: MergeRule;
}

const columns: readonly Column[] = [...mergeRules].map(([name, rule]) => {
  const [table = '', column = ''] = name.split('.');
  return { table, column, rule };
});

const named = (name: string) => sql.identifier(name);
const listed = (names: readonly string[], of = '') =>
  sql.join(
    names.map((name) => sql.raw(`${of}"${name}"`)),
    sql`, `,
  );

/** Columns of the unique keys of tables, without `eid`; keys of a part of the rows are left out. */
async function readKeys({ tx }: TenantScope): Promise<ReadonlyMap<string, readonly (readonly string[])[]>> {
  const { rows } = await tx.execute<{ table: string; columns: string[] }>(sql`
    select c.relname as table, array_agg(a.attname::text order by a.attnum) as columns
    from pg_index i
    join pg_class c on c.oid = i.indrelid and c.relnamespace = 'public'::regnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisunique and i.indpred is null and i.indexprs is null
    group by i.indexrelid, c.relname`);
  const keys = new Map<string, (readonly string[])[]>();
  for (const row of rows)
    keys.set(row.table, [...(keys.get(row.table) ?? []), row.columns.filter((name) => name !== 'eid')]);
  return keys;
}

/** Takes all rows of the account that is closed to the one that stays, as the rules say. */
export async function mergeRows(scope: TenantScope, pair: Pair): Promise<void> {
  const keys = await readKeys(scope);
  for (const one of columns) {
    if (one.rule === 'goes') await remove(scope, one, pair.gone);
    await endOpen(scope, one, pair.gone);
    const copies = typeof one.rule === 'object' && 'copies' in one.rule ? one.rule.copies : null;
    if (copies === 'once' || copies === 'always') await copy(scope, one, { pair, times: copies });
    if (!isMoved(one)) continue;
    if (typeof one.rule === 'object' && 'numbers' in one.rule) await renumber(scope, one, { pair, ...one.rule });
    for (const key of keys.get(one.table) ?? [])
      if (key.includes(one.column))
        await settleKey(scope, one, { pair, rest: key.filter((name) => name !== one.column) });
  }
  await move(scope, pair);
}

const isMoved = ({ rule }: Column) => rule === 'moves' || (typeof rule === 'object' && !('copies' in rule));

const remove = ({ eid, tx }: TenantScope, { column, table }: Column, id: number) =>
  tx.execute(sql`delete from ${named(table)} where eid = ${eid} and ${named(column)} = ${id}::bigint`);

async function endOpen({ eid, tx }: TenantScope, { column, table }: Column, gone: number): Promise<void> {
  const how = column === 'user_id' ? ended[table] : undefined;
  if (how === undefined) return;
  await tx.execute(sql`
    update ${named(table)} set ${sql.raw(how.set)}
    where eid = ${eid} and ${named(column)} = ${gone}::bigint and (${sql.raw(how.where)})`);
}

async function renumber(
  { eid, tx }: TenantScope,
  { column, table }: Column,
  { numbers, pair, within }: { readonly numbers: string; readonly within: readonly string[]; readonly pair: Pair },
): Promise<void> {
  const own = named(column);
  const same = sql.raw(within.map((name) => `k."${name}" = g."${name}"`).join(' and '));
  const number = named(numbers);
  const last = sql`(select max(k.${number}) from ${named(table)} k where k.eid = ${eid} and k.${own} = ${pair.kept}::bigint and ${same})`;
  // The highest first: of two numbers none meets the other on its way.
  const { rows } = await tx.execute<{ id: string; number: number; last: number | null }>(sql`
    select g.id, g.${number} as number, ${last} as last from ${named(table)} g
    where g.eid = ${eid} and g.${own} = ${pair.gone}::bigint order by g.${number} desc`);
  for (const row of rows)
    if (row.last !== null)
      await tx.execute(sql`
        update ${named(table)} set ${number} = ${Number(row.number) + Number(row.last)}::int
        where eid = ${eid} and id = ${row.id}::bigint`);
}

/** Of two rows with the same key one is left. */
async function settleKey(
  { eid, tx }: TenantScope,
  { column, rule, table }: Column,
  { pair, rest }: { readonly pair: Pair; readonly rest: readonly string[] },
): Promise<void> {
  const own = named(column);
  const both = sql`k.eid = ${eid} and g.eid = ${eid} and k.${own} = ${pair.kept}::bigint and g.${own} = ${pair.gone}::bigint
    ${sql.raw(rest.map((name) => `and k."${name}" is not distinct from g."${name}"`).join(' '))}`;
  const twins = sql`${named(table)} k, ${named(table)} g`;
  if (typeof rule === 'object' && 'sums' in rule) {
    const sums = sql.raw(rule.sums.map((name) => `"${name}" = k."${name}" + g."${name}"`).join(', '));
    await tx.execute(sql`update ${named(table)} k set ${sums} from ${named(table)} g where ${both}`);
  }
  if (typeof rule === 'object' && 'by' in rule) {
    const further = (of: string) =>
      sql`(select row(${sql.raw(rule.by.join(', '))}) from (select ${sql.raw(of)}.*) as one)`;
    await tx.execute(sql`
      delete from ${named(table)} where ctid in (select k.ctid from ${twins} where ${both} and ${further('g')} > ${further('k')})`);
  }
  await tx.execute(sql`delete from ${named(table)} where ctid in (select g.ctid from ${twins} where ${both})`);
}

/** Adds the rows of a table that nobody changes once more, for the account that stays. */
async function copy(
  scope: TenantScope,
  { column, table }: Column,
  { pair, times }: { readonly pair: Pair; readonly times: 'once' | 'always' },
): Promise<void> {
  const { eid, tx } = scope;
  const names = await columnsOf(scope, table);
  const others = names.filter((name) => !['id', 'eid', column].includes(name));
  const values = (source: SQL): SQL => sql`
    insert into ${named(table)} (eid, ${named(column)}, ${listed(others)})
    select ${eid}, ${pair.kept}::bigint, ${source} from ${named(table)} g
    where g.eid = ${eid} and g.${named(column)} = ${pair.gone}::bigint order by g.id
    on conflict do nothing`;
  if (times === 'once') return void (await tx.execute(values(listed(others, 'g.'))));
  // The same source on both sides counts twice: the second has a type of its own, so that nobody looks it up.
  const isTwice = sql`exists (
    select 1 from ${named(table)} k where k.eid = g.eid and k.${named(column)} = ${pair.kept}::bigint
      and k.rule = g.rule and k.source_id = g.source_id)`;
  const marked = others.map((name) => {
    if (name === 'source_id')
      return sql`case when ${isTwice} then g.source_id || ${`:${pair.gone}`}::text else g.source_id end`;
    if (name === 'source_type') return sql`case when ${isTwice} then 'merged' else g.source_type end`;
    return sql.raw(`g."${name}"`);
  });
  await tx.execute(values(sql.join(marked, sql`, `)));
}

async function columnsOf({ tx }: TenantScope, table: string): Promise<readonly string[]> {
  const { rows } = await tx.execute<{ name: string }>(sql`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped`);
  return rows.map(({ name }) => name);
}

/** All that is left goes over in one statement, so that rows and those that refer to them by person stay together. */
async function move({ eid, tx }: TenantScope, { gone, kept }: Pair): Promise<void> {
  const tables = new Map<string, string[]>();
  for (const one of columns.filter(isMoved)) tables.set(one.table, [...(tables.get(one.table) ?? []), one.column]);
  const parts = [...tables].map(([table, names]): SQL => {
    const sets = names.map(
      (name) =>
        sql`${named(name)} = case when ${named(name)} = ${gone}::bigint then ${kept}::bigint else ${named(name)} end`,
    );
    const where = names.map((name) => sql`${named(name)} = ${gone}::bigint`);
    return sql`${named(`moved_${table}`)} as (
      update ${named(table)} set ${sql.join(sets, sql`, `)} where eid = ${eid} and (${sql.join(where, sql` or `)}))`;
  });
  await tx.execute(sql`with ${sql.join(parts, sql`, `)} select 1`);
}
