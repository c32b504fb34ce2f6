import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterprises, pageEvents, users } from '../platform/enterprise.schema.ts';
import { testDatabase } from '../testing/database.ts';
import { addEnterprise, addUser } from '../testing/fixtures.ts';
import type { Database } from './database.ts';
import { inTenant } from './tenant.ts';

let db: Database;
beforeAll(async () => {
  db = await testDatabase();
  for (const eid of [1001, 1002]) {
    await addEnterprise(db, { eid });
    await addUser(db, eid, { account: 'same', name: { zh_cn: `人${eid}` } });
  }
});

describe('first wall: scope.only', () => {
  it("reads and counts the enterprise's own rows alone [AC-03]", async () => {
    const names = await inTenant(db, 1002, ({ tx, only }) => tx.select().from(users).where(only(users)));
    expect(names.map((user) => user.name.zh_cn)).toEqual(['人1002']);
  });

  it('stands by itself: read past every policy, its condition finds no row of another enterprise [AC-03]', async () => {
    const { only } = await inTenant(db, 1002, (scope) => Promise.resolve(scope));
    // The database's own user, to whom no policy applies.
    const found = await db.orm.select({ eid: users.eid }).from(users).where(only(users));
    expect(found).toEqual([{ eid: 1002 }]);
    expect(
      await db.orm
        .select({ eid: users.eid })
        .from(users)
        .where(only(users, eq(users.account, 'same'))),
    ).toEqual(found);
  });

  it('gives a new row the enterprise of the scope, whatever its values say', async () => {
    const row = await inTenant(db, 1001, (scope) => Promise.resolve(scope.row(users, { eid: 1002, account: 'a' })));
    expect(row.eid).toBe(1001);
  });
});

describe('second wall: row-level security, with the first wall left out', () => {
  it('reads nothing of another enterprise', async () => {
    const found = await inTenant(db, 1001, ({ tx }) => tx.select({ eid: users.eid }).from(users));
    expect(found).toEqual([{ eid: 1001 }]);
    const asked = await inTenant(db, 1001, ({ tx }) => tx.select().from(users).where(eq(users.eid, 1002)));
    expect(asked).toEqual([]);
  });

  it('changes and deletes nothing of another enterprise', async () => {
    await inTenant(db, 1001, async ({ tx }) => {
      await tx.update(users).set({ score: 7 });
      await tx.delete(enterprises).where(eq(enterprises.eid, 1002));
    });
    const other = await inTenant(db, 1002, ({ tx }) => tx.select({ score: users.score }).from(users));
    expect(other).toEqual([{ score: 0 }]);
    expect(await inTenant(db, 1002, ({ tx }) => tx.select().from(enterprises))).toHaveLength(1);
  });

  it('refuses to write into another enterprise', async () => {
    const foreign = { eid: 1002, kind: 'page_view' as const, at: new Date(0), path: '/', title: '' };
    const attempt = inTenant(db, 1001, ({ tx }) => tx.insert(pageEvents).values(foreign));
    await expect(attempt).rejects.toHaveProperty('cause.code', '42501');
  });

  it('cannot be left by the serving role', async () => {
    const attempt = inTenant(db, 1001, ({ tx }) => tx.execute(sql`alter table users disable row level security`));
    await expect(attempt).rejects.toHaveProperty('cause.code', '42501');
  });

  it('is in the database what the definition of a table says, and has no policy that is not listed here', async () => {
    const ownRows = "(eid = (current_setting('app.eid'::text))::integer)";
    const { rows: tables } = await db.orm.execute<{ name: string }>(sql`
      select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'eid'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'hosts'`);
    const { rows: policies } = await db.orm.execute<
      Record<'tablename' | 'policyname' | 'cmd' | 'qual' | 'with_check', string>
    >(sql`select tablename, policyname, cmd, qual, with_check from pg_policies where permissive = 'PERMISSIVE'`);
    expect(tables.length).toBeGreaterThan(15);
    // Append-only tables are read and added to by their enterprise; no policy allows more.
    const appendOnly = [
      'attempt_events',
      'audit_entries',
      'credit_entries',
      'face_log',
      'points_entries',
      'practice_answers',
      'wallet_entries',
    ];
    for (const { name } of tables.filter((table) => !appendOnly.includes(table.name))) {
      const own = policies.find(({ policyname }) => policyname === `${name}_own_rows`);
      expect(own, name).toMatchObject({ tablename: name, cmd: 'ALL', qual: ownRows, with_check: ownRows });
    }
    const others = policies.filter(({ tablename, policyname }) => policyname !== `${tablename}_own_rows`);
    const ofEntries = others.filter(({ tablename }) => appendOnly.includes(tablename));
    expect(ofEntries.map(({ qual, with_check: check }) => qual ?? check)).toEqual(
      appendOnly.flatMap(() => [ownRows, ownRows]),
    );
    expect(others.map(({ policyname, cmd }) => `${policyname} ${cmd}`).sort()).toEqual([
      'attempt_events_own_rows_added INSERT',
      'attempt_events_own_rows_read SELECT',
      'audit_entries_own_rows_added INSERT',
      'audit_entries_own_rows_read SELECT',
      'community_search_by_owner SELECT',
      'course_search_by_owner SELECT',
      'credit_entries_own_rows_added INSERT',
      'credit_entries_own_rows_read SELECT',
      'enterprises_by_platform SELECT',
      'enterprises_joinable SELECT',
      'face_log_own_rows_added INSERT',
      'face_log_own_rows_read SELECT',
      'lesson_lines_by_owner SELECT',
      'points_entries_own_rows_added INSERT',
      'points_entries_own_rows_read SELECT',
      'practice_answers_own_rows_added INSERT',
      'practice_answers_own_rows_read SELECT',
      'sessions_by_token SELECT',
      'wallet_entries_own_rows_added INSERT',
      'wallet_entries_own_rows_read SELECT',
    ]);
  });

  it('stands on every table with an enterprise, the owner included', async () => {
    const open = await db.orm.execute<{ relname: string }>(sql`
      select c.relname from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'eid'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and not (c.relrowsecurity and c.relforcerowsecurity)`);
    // `hosts` is read before the enterprise is known.
    expect(open.rows.map((row) => row.relname)).toEqual(['hosts']);
  });
});

describe('a transaction', () => {
  it('leaves neither role nor enterprise behind', async () => {
    await inTenant(db, 1001, () => Promise.resolve());
    const after = await db.orm.execute<{ role: string; eid: string | null }>(
      sql`select current_user as role, nullif(current_setting('app.eid', true), '') as eid`,
    );
    expect(after.rows[0]?.role).not.toBe('banyan_app');
    expect(after.rows[0]?.eid).toBeNull();
  });

  it('rolls back what a refused call wrote', async () => {
    const refused = inTenant(db, 1001, async ({ tx, only }) => {
      await tx.update(users).set({ score: 99 }).where(only(users));
      throw new Error('no');
    });
    await expect(refused).rejects.toThrow('no');
    const scores = await inTenant(db, 1001, ({ tx }) => tx.select({ score: users.score }).from(users));
    expect(scores).toEqual([{ score: 7 }]);
  });

  it('takes no enterprise id that is not one', async () => {
    await expect(inTenant(db, Number('1001; reset role'), () => Promise.resolve())).rejects.toThrow(RangeError);
  });
});
