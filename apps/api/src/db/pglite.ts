import { PGlite, types, type ParserOptions } from '@electric-sql/pglite';
import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, PgliteSession, PgliteTransaction } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { join } from 'node:path';
import type { Database } from './database.ts';
import { lockDataDir } from './dataDir.ts';
import { asBroken, openEmbedded } from './embedded.ts';
import { migrateWith } from './migrate.ts';

/** Dates and lengths of time, numbers of any size, and their lists: the mappers of the columns read them. */
const textTypes = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  ...[1231, 1115, 1185, 1187, 1182],
] as const;

/**
 * Has `client` answer dates as their text, as Drizzle asks of every statement: asked there, the client copies all its
 * parsers each time, which takes as long as many a statement. Answers the parsers it had.
 */
function readDatesAsText(client: PGlite): ParserOptions {
  const own: ParserOptions = {};
  for (const type of textTypes) {
    own[type] = client.parsers[type] ?? ((text) => text);
    client.parsers[type] = (text) => text;
  }
  return own;
}

/** Wraps an open PGlite. */
export function pgliteDatabase(client: PGlite): Database {
  const dialect = new PgDialect();
  const orm = drizzle(client);
  const own = readDatesAsText(client);
  return {
    kind: 'pglite',
    orm,
    transaction: (prelude, work) =>
      client.transaction(async (tx) => {
        await tx.exec(prelude);
        const plain = { ...tx };
        tx.query = (text, params, options) => plain.query(text, params, { ...options, parsers: undefined });
        return work(new PgliteTransaction(dialect, new PgliteSession(tx, dialect, undefined), undefined));
      }),
    executeSql: async (text, values) => {
      if (values !== undefined && values.length > 0)
        return client.query<Record<string, unknown>>(text, values, { parsers: own });
      const results = await client.exec(text, { parsers: own }).catch(async (error: unknown) => {
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
    // One process per data directory: the directory's own lock is enough.
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
