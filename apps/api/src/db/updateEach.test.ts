import { beforeEach, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { users } from '../platform/enterprise.schema.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addUser } from '../testing/fixtures.ts';
import type { Database } from './database.ts';
import { inTenant } from './tenant.ts';
import { updateEach } from './updateEach.ts';

let db: Database;
beforeEach(async () => {
  db = await testDatabase();
  for (const eid of [1001, 1002]) await addEnterprise(db, { eid, host: `${eid}.test` });
});

it('gives each row values of its own, of any kind of column, and no row of another enterprise any [AC-03]', async () => {
  const [one, two, three] = [
    await addUser(db, 1001, { account: 'one' }),
    await addUser(db, 1001, { account: 'two', hiredOn: '2020-01-01' }),
    await addUser(db, 1001, { account: 'three', email: 'three@example.com' }),
  ];
  const foreign = await addUser(db, 1002, { account: 'four', post: 'four' });
  const words = '李 "娜" \\ {a,b} ’ 😀 NULL';
  const all = {
    ...{ name: { zh_cn: words, en: 'Li' }, post: words, hiredOn: '2025-11-28', tags: [words, ''], type: 5 },
    ...{ email: 'li@example.com', phone: '+8613805716620', locked: true, fieldValues: { 7: words, 8: 2.5 } },
  };
  const again = sql`revision = ${users.revision} + 1`;
  await inTenant(db, 1001, (scope) =>
    updateEach(
      scope,
      users,
      [
        { id: one, values: all },
        { id: two, values: { post: 'second', hiredOn: '' } },
        { id: three, values: { hiredOn: '2025-01-01', post: 'third' } },
        { id: foreign, values: { post: 'taken' } },
      ],
      again,
    ),
  );
  const rows = await inTenant(db, 1001, (scope) =>
    scope.tx.select().from(users).where(scope.only(users)).orderBy(users.id),
  );
  expect(rows).toMatchObject([
    { ...all, id: one, revision: 2 },
    { id: two, post: 'second', hiredOn: '', revision: 2 },
    { id: three, post: 'third', hiredOn: '2025-01-01', email: 'three@example.com', revision: 2 },
  ]);
  const theirs = await inTenant(db, 1002, (scope) => scope.tx.select().from(users).where(scope.only(users)));
  expect(theirs).toMatchObject([{ post: 'four', revision: 1 }]);
});
