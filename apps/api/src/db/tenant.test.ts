import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterprises, pageEvents, users } from '../modules/enterprise/enterprise.schema.ts';
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
