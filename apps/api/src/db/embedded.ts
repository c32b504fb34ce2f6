import { PGlite } from '@electric-sql/pglite';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { NewerDatabaseError } from './migrate.ts';
import { sqlState } from './sqlState.ts';

/** The embedded database's directory is there but does not open; nothing in it was changed on purpose. */
export class BrokenDatabaseError extends Error {
  override readonly name = 'BrokenDatabaseError';
}

/** Major version of the embedded PostgreSQL. */
export const embeddedMajor = 18;

/** Opens the database in `directory`, or makes one. The caller owns the data directory's lock. */
export async function openEmbedded(directory: string): Promise<PGlite> {
  if (existsSync(directory) && !statSync(directory).isDirectory()) {
    throw new BrokenDatabaseError(`${directory} is no directory`);
  }
  if (!existsSync(directory) || readdirSync(directory).length === 0) await create(directory);
  refuseForeign(directory);
  try {
    return await PGlite.create({ dataDir: directory });
  } catch (error) {
    throw broken(error);
  }
}

const broken = (error: unknown) =>
  new BrokenDatabaseError(error instanceof Error ? error.message : String(error), { cause: error });

/**
 * An error of the first statements on an embedded database: BrokenDatabaseError where files of it are missing or torn
 * (classes 58 and XX, or the program inside gave up), else as it is.
 */
export function asBroken(error: unknown): unknown {
  const state = sqlState(error);
  const torn = state === undefined ? error instanceof Error && error.name === 'RuntimeError' : /^(?:58|XX)/.test(state);
  return torn ? broken(rootOf(error)) : error;
}

function rootOf(error: unknown): unknown {
  return error instanceof Error && error.cause !== undefined ? rootOf(error.cause) : error;
}

/** Made beside its place and moved when it is whole, so that an interrupted start leaves no half database. */
async function create(directory: string): Promise<void> {
  const draft = `${directory}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const client = await PGlite.create({ dataDir: draft });
  await client.close();
  rmSync(directory, { recursive: true, force: true });
  renameSync(draft, directory);
}

/** Without its version file a new database would replace the existing one; with another version it does not open. */
function refuseForeign(directory: string): void {
  const file = join(directory, 'PG_VERSION');
  if (!existsSync(file)) throw new BrokenDatabaseError('PG_VERSION is missing');
  const major = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (major > embeddedMajor) throw new NewerDatabaseError(`it was made by PostgreSQL ${major}`);
  if (major !== embeddedMajor)
    throw new BrokenDatabaseError(`it was made by PostgreSQL ${major}, not ${embeddedMajor}`);
}
