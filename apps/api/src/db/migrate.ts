import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Orm } from './orm.ts';
import { appRole } from './tenant.ts';

/** The database was made by a later release; nothing in it was touched. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** Migrations are beside this file, in the bundle as in the source. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Name of the advisory lock under which one process at a time migrates and seeds. */
export const setupLock = 4_120_519;

/** Brings tables up to date and raises the walls. `apply` is the driver's migrator; the caller owns `setupLock`. */
export async function migrateWith(orm: Orm, apply: (folder: string) => Promise<void>): Promise<void> {
  if (!existsSync(migrationsFolder)) throw new Error(`no migrations at ${migrationsFolder}`);
  const behind = await isBehind(orm);
  if (behind) await lowerWalls(orm);
  try {
    await apply(migrationsFolder);
  } catch (error) {
    if (behind) await raiseWalls(orm);
    throw error;
  }
  await raiseWalls(orm);
}

/** Whether an existing database lacks migrations of this release. Throws when it has some of a later one. */
async function isBehind(orm: Orm): Promise<boolean> {
  const found = await orm.execute<{ journal: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations')::text as journal`,
  );
  if (!found.rows[0]?.journal) return false;
  const applied = await orm.execute<{ hash: string }>(sql`select hash from drizzle.__drizzle_migrations`);
  const known = new Set(readMigrationFiles({ migrationsFolder }).map((migration) => migration.hash));
  if (applied.rows.some(({ hash }) => !known.has(hash))) {
    throw new NewerDatabaseError('the database has migrations that this release does not know');
  }
  return applied.rows.length < known.size;
}

/**
 * The migrating role owns the tables and sees all their rows meanwhile: forced policies would ask for an enterprise,
 * also where a new foreign key is checked. They still apply to the serving role.
 */
async function lowerWalls(orm: Orm): Promise<void> {
  await orm.execute(
    sql.raw(`
    DO $$ DECLARE t record; BEGIN
      FOR t IN
        SELECT c.relname FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relforcerowsecurity
      LOOP
        EXECUTE format('ALTER TABLE %I NO FORCE ROW LEVEL SECURITY', t.relname);
      END LOOP;
    END $$`),
  );
}

/**
 * Forces row-level security on every table that has it, owner included, and lets the serving role use those tables.
 * Done after each migration run, so that no migration's author can forget it.
 */
async function raiseWalls(orm: Orm): Promise<void> {
  await orm.execute(
    sql.raw(`
    DO $$ DECLARE t record; BEGIN
      FOR t IN
        SELECT c.oid, c.relname, c.relforcerowsecurity FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
        WHERE n.nspname = 'public' AND c.relkind = 'r' AND c.relrowsecurity
      LOOP
        IF NOT t.relforcerowsecurity THEN
          EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', t.relname);
        END IF;
        -- Rows of a table without a policy for every command are only read and added: see appendOnlyTable.
        IF NOT EXISTS (SELECT FROM pg_policy p WHERE p.polrelid = t.oid AND p.polcmd = '*') THEN
          IF NOT has_table_privilege('${appRole}', t.oid, 'INSERT') THEN
            EXECUTE format('GRANT SELECT, INSERT ON %I TO ${appRole}', t.relname);
          END IF;
        ELSIF NOT has_table_privilege('${appRole}', t.oid, 'DELETE') THEN
          EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO ${appRole}', t.relname);
        END IF;
      END LOOP;
      IF NOT has_table_privilege('${appRole}', 'hosts', 'SELECT') THEN
        GRANT SELECT ON hosts TO ${appRole};
      END IF;
    END $$`),
  );
}
