import { PGlite } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { lockDataDir } from './dataDir.ts';
import { asBroken, openEmbedded } from './embedded.ts';
import { migrateWith } from './migrate.ts';

/** Wraps an open PGlite. */
export function pgliteDatabase(client: PGlite): Database {
  const dialect = new PgDialect();
  const orm = drizzle(client);
  return {
    kind: 'pglite',
    orm,
    transaction: (prelude, work) =>
      client.transaction(async (tx) => {
        await tx.exec(prelude);
        return work(new PgliteTransaction(dialect, new PgliteSession(tx, dialect, undefined), undefined));
      }),
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0) return client.query<Record<string, unknown>>(text, values);
      const results = await client.exec(text).catch(async (error: unknown) => {
        // The one connection must not stay in the transaction that a broken statement of several leaves open.
        await client.exec('ROLLBACK');
        throw error;
      });
      return { rows: results.flatMap(({ rows }) => rows as Record<string, unknown>[]) };
    },
    listen: async (channel, onNotice, onGap) => {
      const close = await client.listen(channel, onNotice);
      onGap();
      return { close: () => close() };
    },
    // One process per data directory: the directory's own lock is lock enough.
    migrate: async (then) => {
      try {
        await migrateWith(orm, (migrationsFolder) => migrate(orm, { migrationsFolder }));
        await then?.();
      } catch (error) {
        throw asBroken(error);
      }
    },
    close: () => client.close(),
  };
}

/** The embedded database in `<dataDir>/db`, locked for this process; without a directory in memory. */
export async function openPglite(dataDir?: string): Promise<Database> {
  if (dataDir === undefined) return pgliteDatabase(await PGlite.create());
  const lock = lockDataDir(dataDir);
  try {
    const db = pgliteDatabase(await openEmbedded(join(dataDir, 'db')));
    return {
      ...db,
      close: async () => {
        try {
          await db.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
