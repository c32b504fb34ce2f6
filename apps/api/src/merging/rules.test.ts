import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { inTenant } from '../db/tenant.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addUser } from '../testing/fixtures.ts';
import { mergePeople } from './mergePeople.ts';
import { ended, mergeRules } from './rules.ts';

const people =
  /^(user|owner|person|marker|reviewer|presenter|author|organiser|from|to_user|other_user|subject|actor|lecturer_user)_id$|_by$|^merged_into$/;

interface ColumnRow {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly nullable: boolean;
  readonly given: boolean;
}

let db: Database;
let columns: readonly ColumnRow[];
beforeAll(async () => {
  db = await testDatabase();
  const { rows } = await db.executeSql(`
    select c.table_name as table, c.column_name as column, c.data_type as type, c.is_nullable = 'YES' as nullable,
      c.column_default is not null or c.identity_generation is not null as given
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, c.ordinal_position`);
  columns = rows as unknown as ColumnRow[];
});

const isPerson = ({ column, type }: ColumnRow) => type === 'bigint' && people.test(column);

it('says of each column that names a person what merging two accounts does with it [AC-10]', async () => {
  const known = columns.filter(isPerson).map(({ column, table }) => `${table}.${column}`);
  const { rows } = await db.executeSql(`
    select distinct c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'users'::regclass and a.attname not in ('eid', 'low_id', 'high_id')`);
  const named = new Set([...known, ...rows.map(({ name }) => String(name))]);
  const untold = [...named].filter((name) => !mergeRules.has(name));
  expect(untold, 'give these columns a rule in merging/rules.ts').toEqual([]);
  expect([...mergeRules.keys()].filter((name) => !named.has(name))).toEqual([]);
});

it('ends what a person has open once, wherever the database allows one alone [AC-10]', async () => {
  const { rows } = await db.executeSql(`
    select distinct c.relname as name from pg_index i join pg_class c on c.oid = i.indrelid
    join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
    where i.indisunique and i.indpred is not null and a.attname = 'user_id'
    order by 1`);
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(ended).sort());
});

const nothingElse = { rank: () => Promise.resolve(), emit: () => Promise.resolve() };

/** A value of a column; moments follow one another in the order of the columns. */
function valueOf(
  { column, type }: ColumnRow,
  { eid, number, place }: Record<'eid' | 'number' | 'place', number>,
): string {
  if (column === 'eid') return String(eid);
  if (type === 'ARRAY') return "'{}'";
  if (type === 'jsonb') return "'[]'";
  if (type === 'boolean') return 'false';
  if (type === 'text') return 'md5(random()::text)';
  if (type === 'bytea') return "'x'";
  if (type === 'date') return "'2026-01-01'";
  if (type.startsWith('timestamp')) return `timestamptz '2026-01-01' + interval '${place} hours'`;
  return String(number);
}

it('leaves no row that names the account that is closed, but for history [AC-10]', async () => {
  const eid = 1001;
  await addEnterprise(db, { eid });
  const kept = await addUser(db, eid, { account: 'K' });
  const gone = await addUser(db, eid, { account: 'G' });
  // A row of each table for each of the two, with the same keys: by itself no such row need make sense.
  for (const table of new Set(columns.map((one) => one.table)))
    await db.executeSql(`alter table "${table}" disable trigger all`);
  const tables = [
    ...new Set([...mergeRules].flatMap(([name, rule]) => (rule === 'notAPerson' ? [] : [name.split('.')[0] ?? '']))),
  ];
  const insert = async (table: string, id: number, number: number) => {
    const own = columns.filter((one) => one.table === table);
    const needed = own.filter((one) => isPerson(one) || (!one.nullable && (!one.given || one.column === 'eid')));
    const values = needed.map((one, place) =>
      isPerson(one) && mergeRules.get(`${table}.${one.column}`) !== 'notAPerson'
        ? String(id)
        : valueOf(one, { eid, number, place }),
    );
    const names = needed.map(({ column }) => `"${column}"`).join(', ');
    await db.executeSql(`insert into ${table} (${names}) values (${values.join(', ')})`);
  };
  for (const table of tables.filter((name) => name !== 'users')) {
    await insert(table, kept, 1);
    // Once with the same key, once with another one, as far as the table takes both.
    const added = await Promise.allSettled([insert(table, gone, 1), insert(table, gone, 0)]);
    if (added.every(({ status }) => status === 'rejected')) throw new Error(`no row of ${table} could be added`);
  }
  await inTenant(db, eid, (scope) => mergePeople(scope, { kept, gone }, nothingElse));
  const left: string[] = [];
  for (const [name, rule] of mergeRules) {
    if (rule === 'stays' || rule === 'notAPerson' || (typeof rule === 'object' && 'copies' in rule)) continue;
    const [table, column] = name.split('.');
    const { rows } = await inTenant(db, eid, ({ tx }) =>
      tx.execute(sql.raw(`select 1 from ${table ?? ''} where eid = ${eid} and ${column ?? ''} = ${gone}`)),
    );
    if (rows.length > 0) left.push(name);
  }
  expect(left).toEqual([]);
});
