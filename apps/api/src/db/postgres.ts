import { PgDialect } from 'drizzle-orm/pg-core';
import { drizzle, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Database } from './database.ts';
import { listenOn } from './listen.ts';
import { migrateWith, setupLock } from './migrate.ts';

/** A pool of connections to the PostgreSQL at `url`; a statement that takes longer than `statementMs` is ended. */
export function openPostgres(url: string, poolSize = 10, statementMs = 0): Promise<Database> {
  const pool = poolOf({ connectionString: url, max: poolSize, statement_timeout: statementMs });
  // The job queue asks all the time; calls neither wait for it nor share its connections.
  const queuePool = poolOf({ connectionString: url, max: 3, statement_timeout: 60_000 });
  const dialect = new PgDialect();
  return Promise.resolve({
    kind: 'postgres' as const,
    orm: drizzle(pool),
    transaction: async (prelude, work) => {
      const client = await pool.connect();
      let broken: Error | undefined;
      try {
        await client.query(`BEGIN; ${prelude}`);
        const session = new NodePgSession(client, dialect, undefined);
        const result = await work(new NodePgTransaction(dialect, session, undefined));
        await client.query('COMMIT');
        return result;
      } catch (error) {
        await client.query('ROLLBACK').catch((reason: unknown) => {
          broken = reason instanceof Error ? reason : new Error(String(reason));
        });
        throw error;
      } finally {
        client.release(broken);
      }
    },
    executeSql: async (text, values) => {
      const result = (await queuePool.query(text, values)) as pg.QueryResult | pg.QueryResult[];
      return { rows: [result].flat().flatMap(({ rows }) => rows as Record<string, unknown>[]) };
    },
    listen: (channel, onNotice, onGap) => listenOn(url, channel, onNotice, onGap),
    migrate: async (then) => {
      const client = await pool.connect();
      try {
        // Migrations, and the wait for another process that migrates, have no limit.
        await client.query('SET statement_timeout = 0');
        await client.query('SELECT pg_advisory_lock($1)', [setupLock]);
        const orm = drizzle(client);
        await migrateWith(orm, (migrationsFolder) => migrate(orm, { migrationsFolder }));
        await then?.();
      } finally {
        // Ends the connection, and with it the lock, in any state.
        client.release(true);
      }
    },
    close: async () => {
      await queuePool.end();
      await pool.end();
    },
  });
}

function poolOf(config: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionTimeoutMillis: 5000, ...config });
  // A connection that breaks, idle or at work, is replaced at the next use, and the statement at work fails. Without a
  // listener these events would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
