import { PGlite } from '@electric-sql/pglite';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from '../db/client.ts';
import type { Database } from '../db/database.ts';
import { pgliteDatabase } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { sealWith } from '../sealing/sealedText.ts';
import { migrationsKey, pgliteSnapshot } from './snapshot.ts';
import { testSecret } from './testSecret.ts';

const opened: Database[] = [];

/** Closes the databases of a test file. This module outlives the file in its worker, so a setup file asks for it. */
export async function closeDatabases(): Promise<void> {
  for (const db of opened.splice(0)) await db.close();
}

/**
 * A fresh, migrated, empty database of a test file's own, closed after its last test: embedded, or on the PostgreSQL
 * server of TEST_DATABASE_URL.
 */
export async function testDatabase(): Promise<Database> {
  sealWith(testSecret);
  const server = process.env['TEST_DATABASE_URL'];
  const db = server ? await freshPostgres(server) : pgliteDatabase(await freshPglite());
  opened.push(db);
  return db;
}

async function freshPglite(): Promise<PGlite> {
  return PGlite.create({ loadDataDir: await pgliteSnapshot() });
}

/** A fresh, migrated database that server processes of a test may open. */
export interface TestPlace {
  /** Settings of a server that works on it. */
  readonly env: Readonly<Record<string, string>>;
  /** How many servers may work on it at once. */
  readonly servers: number;
  /** Opens it before the servers do. */
  open(): Promise<Database>;
  /**
   * Simulates a restart of the database in the middle of a transaction: blocks every call that needs `users`, does
   * `meanwhile`, and ends all connections. Nothing for the embedded one, which lives and dies with its server.
   */
  cutConnections(meanwhile: () => void): Promise<void>;
  /** Removes it. */
  remove(): Promise<void>;
}

/** A place of a test's own: a data directory for one server, or a database on TEST_DATABASE_URL for two. */
export async function testPlace(): Promise<TestPlace> {
  const server = process.env['TEST_DATABASE_URL'];
  const dataDir = mkdtempSync(join(tmpdir(), 'banyan-place-'));
  const removeFiles = () => rmSync(dataDir, { recursive: true, force: true });
  const env = { BANYAN_DATA_DIR: dataDir };
  if (!server) {
    const open = async () => {
      const db = await openDatabase({ dataDir });
      await db.migrate();
      return db;
    };
    const cutConnections = (meanwhile: () => void) => Promise.resolve(meanwhile());
    return { env, servers: 1, open, cutConnections, remove: () => Promise.resolve(removeFiles()) };
  }
  const { url, drop } = await createPostgres(server);
  return {
    env: { ...env, DATABASE_URL: url },
    servers: 2,
    open: () => openPostgres(url, 4),
    cutConnections: (meanwhile) =>
      asAdmin(url, async (admin) => {
        await admin.query('BEGIN; LOCK TABLE users');
        meanwhile();
        const others = `from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`;
        await until(async () => {
          const waiting = await admin.query(`select 1 ${others} and wait_event_type = 'Lock'`);
          return waiting.rows.length > 0;
        });
        await admin.query(`select pg_terminate_backend(pid) ${others}`);
        await admin.query('ROLLBACK');
      }),
    remove: async () => {
      await drop();
      removeFiles();
    },
  };
}

async function freshPostgres(server: string): Promise<Database> {
  const { url, drop } = await createPostgres(server);
  const db = await openPostgres(url, 4);
  return {
    ...db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}

async function createPostgres(server: string): Promise<{ readonly url: string; readonly drop: () => Promise<void> }> {
  const template = `banyan_template_${migrationsKey()}`;
  const name = `banyan_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(server, async (admin) => {
    await admin.query('SELECT pg_advisory_lock(1)');
    const known = await admin.query('SELECT 1 FROM pg_database WHERE datname = $1', [template]);
    if (known.rowCount === 0) {
      await admin.query(`CREATE DATABASE ${template}_draft`);
      const draft = await openPostgres(withDatabase(server, `${template}_draft`), 2);
      await draft.migrate();
      await draft.close();
      await admin.query(`ALTER DATABASE ${template}_draft RENAME TO ${template}`);
    }
    await admin.query(`CREATE DATABASE ${name} TEMPLATE ${template}`);
  });
  return {
    url: withDatabase(server, name),
    drop: () => asAdmin(server, (admin) => admin.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}

function withDatabase(server: string, name: string): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function asAdmin(server: string, work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: server });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
