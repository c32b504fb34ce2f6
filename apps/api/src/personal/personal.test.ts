import { getTableColumns, getTableName, is } from 'drizzle-orm';
import { getTableConfig, integer, PgTable, pgTable } from 'drizzle-orm/pg-core';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { users } from '../platform/enterprise.schema.ts';
import { allPersonal } from '../modules/index.ts';
import { tableCsv } from './csv.ts';

/** Tables that name a person and are not exported, with the reason. */
const notKept: Readonly<Record<string, string>> = {
  audience_members: 'follows from departments, groups and other things that are told',
  activities: 'the enterprise’s own; it names who runs it',
  community_search: 'a copy of what a search needs of the posts, which are told themselves',
  message_conversations: 'who talks with whom is the other person’s as much; one’s own lines are exported',
  code_tries: 'counts wrong codes of a while, to slow them down',
  face_challenges: 'a check of five minutes',
  face_tries: 'counts failed checks of a while, to slow them down',
  handover_codes: 'a code of a minute',
  password_tickets: 'a ticket of ten minutes',
  phone_codes: 'a code of some minutes',
  presence_due: 'when a course asks next; who knows it need not be there',
  questionnaire_takers: 'that somebody has answered an anonymous questionnaire, in one row with everybody else',
  scan_logins: 'a login of two minutes',
  study_leases: 'the window that studies now',
};

/** Tables with the files that declare them. */
async function allTables(): Promise<{ readonly table: PgTable; readonly file: string; readonly name: string }[]> {
  const src = fileURLToPath(new URL('..', import.meta.url));
  const tables = [];
  for (const file of readdirSync(src, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.schema.ts')) continue;
    const found = (await import(`${src}${file}`)) as Record<string, unknown>;
    for (const [name, table] of Object.entries(found)) if (is(table, PgTable)) tables.push({ table, file, name });
  }
  return tables;
}

const isPersonal = (table: PgTable) =>
  table === users ||
  Object.keys(getTableColumns(table)).some((name) => /^userIds?$/.test(name)) ||
  getTableConfig(table).foreignKeys.some((key) => key.reference().foreignTable === users);

/** The line that a new table needs, and its file. */
function whatToDo({ table, file, name }: Awaited<ReturnType<typeof allTables>>[number]): string {
  const [, folder = '', module = ''] = /^(.*?([^/]+))\/[^/]+$/.exec(file.replaceAll('\\', '/')) ?? [];
  return (
    `apps/api/src/${file} names people in ${getTableName(table)}. Declare it in apps/api/src/${folder}/${module}.personal.ts: ` +
    `personal(${name}, 'study', { erase: 'remove' }), under the subject that it belongs to; or give here, in notKept, the reason why not.`
  );
}

it('tells who adds a table of people which file to write, and what [SE-12]', () => {
  const plans = pgTable('coaching_plans', { userId: integer('user_id') });
  const told = whatToDo({ table: plans, file: 'modules/coaching/plans.schema.ts', name: 'plans' });
  expect(told).toContain('apps/api/src/modules/coaching/coaching.personal.ts: personal(plans, ');
  expect(told).toContain('apps/api/src/modules/coaching/plans.schema.ts names people in coaching_plans');
});

it('every table that names a person is told, exported and erased, or stands here with the reason [SE-12]', async () => {
  const kept = new Set(allPersonal.map(({ table }) => getTableName(table)));
  const tables = (await allTables()).filter(({ table }) => isPersonal(table));
  const named = tables.map(({ table }) => getTableName(table));
  expect(named.length).toBeGreaterThan(50);
  const untold = tables.filter(({ table }) => !kept.has(getTableName(table)) && !(getTableName(table) in notKept));
  expect(untold.map(whatToDo)).toEqual([]);
  expect(Object.keys(notKept).filter((name) => kept.has(name) || !named.includes(name))).toEqual([]);
});

it('columns that name somebody else, or hold a secret, stay behind [SE-12]', () => {
  const foreign = /(?:By|Hash|Key|secret|token|seed)$|^(?:reviewer|marker|person|toUser|lecturerUser|otherUser)Id$/;
  const leaving = allPersonal.flatMap(({ table, without }) =>
    Object.keys(getTableColumns(table))
      .filter((name) => foreign.test(name) && !without.includes(name))
      .map((name) => `${getTableName(table)}.${name}`),
  );
  expect(leaving).toEqual([]);
});

it('cells of a CSV keep commas, quotes and lines, and are no formulas', () => {
  const rows = [
    { a: '=1+1', b: 'x, "y"\n', c: -2, d: null },
    { a: '@x', b: '', c: 0.5, d: { k: ['v'] } },
    { a: '', b: '', c: 1, d: new Date(Date.UTC(2026, 4, 11, 9, 4)) },
  ];
  expect(tableCsv(rows)).toBe(
    `\uFEFFa,b,c,d\r\n'=1+1,"x, ""y""\n",-2,\r\n'@x,,0.5,"{""k"":[""v""]}"\r\n,,1,2026-05-11T09:04:00.000Z\r\n`,
  );
});
