import type { Database, DatabaseConfig } from './database.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

/**
 * Opens the database as it is; its `migrate` brings it up to date. Throws DataDirHeldError, DataDirUnusableError,
 * BrokenDatabaseError, NewerDatabaseError.
 */
export function openDatabase(config: DatabaseConfig): Promise<Database> {
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, config.poolSize, config.statementMs)
    : openPglite(config.dataDir);
}
