import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from './client.ts';
import { BrokenDatabaseError, embeddedMajor } from './embedded.ts';
import { NewerDatabaseError } from './migrate.ts';

const base = mkdtempSync(join(tmpdir(), 'banyan-data-'));
afterAll(() => rmSync(base, { recursive: true, force: true }));

describe('embedded database', () => {
  const dataDir = join(base, 'kept');

  it('keeps what was written, and takes over from a start that was broken off', async () => {
    mkdirSync(join(dataDir, 'db.unfinished'), { recursive: true });
    writeFileSync(join(dataDir, 'db.unfinished', 'half'), '');
    const first = await openDatabase({ dataDir });
    await first.migrate();
    await first.orm.execute(sql`insert into hosts (host, eid) values ('kept.localhost', 1001)`);
    await expect(openDatabase({ dataDir })).rejects.toHaveProperty('name', 'DataDirHeldError');
    await first.close();

    const second = await openDatabase({ dataDir });
    await second.migrate();
    const { rows } = await second.orm.execute<{ host: string }>(sql`select host from hosts`);
    expect(rows).toEqual([{ host: 'kept.localhost' }]);
    const version = await second.orm.execute<{ major: number }>(
      sql`select current_setting('server_version_num')::int / 10000 as major`,
    );
    expect(version.rows[0]?.major).toBe(embeddedMajor);
    await second.close();
    expect(readdirSync(dataDir)).toEqual(['db']);
  });

  it('of a later release is refused and left as it is', async () => {
    const db = await openDatabase({ dataDir });
    await db.orm.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('later', 9999999999999)`,
    );
    await expect(db.migrate()).rejects.toThrow(NewerDatabaseError);
    const { rows } = await db.orm.execute<{ host: string }>(sql`select host from hosts`);
    expect(rows).toHaveLength(1);
    await db.close();
  });

  it('that is broken is refused, and nothing in it is deleted', async () => {
    const control = join(dataDir, 'db', 'global', 'pg_control');
    truncateSync(control, 10);
    const before = readdirSync(join(dataDir, 'db')).sort();
    await expect(openDatabase({ dataDir })).rejects.toThrow(BrokenDatabaseError);
    expect(readdirSync(join(dataDir, 'db')).sort()).toEqual(expect.arrayContaining(before));
    expect(existsSync(join(dataDir, 'lock'))).toBe(false);
  });

  it('without its version file, or of another PostgreSQL, is not made anew', async () => {
    const version = join(dataDir, 'db', 'PG_VERSION');
    writeFileSync(version, `${embeddedMajor + 1}\n`);
    await expect(openDatabase({ dataDir })).rejects.toThrow(NewerDatabaseError);
    writeFileSync(version, `${embeddedMajor - 1}\n`);
    await expect(openDatabase({ dataDir })).rejects.toThrow(BrokenDatabaseError);
    rmSync(version);
    await expect(openDatabase({ dataDir })).rejects.toThrow(BrokenDatabaseError);
    expect(existsSync(join(dataDir, 'db', 'base'))).toBe(true);
  });
});

describe('embedded database with torn insides', () => {
  const fresh = async (name: string) => {
    const dataDir = join(base, name);
    const db = await openDatabase({ dataDir });
    await db.migrate();
    return { dataDir, db };
  };

  it('is told as broken when a table of it is gone', async () => {
    const { dataDir, db } = await fresh('torn');
    const found = await db.orm.execute<{ path: string }>(
      sql`select pg_relation_filepath('drizzle.__drizzle_migrations') as path`,
    );
    await db.close();
    rmSync(join(dataDir, 'db', found.rows[0]?.path ?? ''));
    const again = await openDatabase({ dataDir });
    await expect(again.migrate()).rejects.toThrow(BrokenDatabaseError);
    await again.close();
  });

  it('is told as broken when a file stands in its place, which is left there', async () => {
    const dataDir = join(base, 'file');
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'db'), 'mine');
    await expect(openDatabase({ dataDir })).rejects.toThrow(BrokenDatabaseError);
    expect(existsSync(join(dataDir, 'db'))).toBe(true);
  });
});
