import type { Orm } from './orm.ts';

/** The database, embedded or not. Services reach it through `inTenant`. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Outside any enterprise: platform tables, the door of a request, migrations. Each statement commits by itself. */
  readonly orm: Orm;
  /** One transaction; `prelude` is plain SQL without input of users, sent together with BEGIN. */
  transaction<T>(prelude: string, work: (tx: Orm) => Promise<T>): Promise<T>;
  /** Brings the tables up to date and runs `then`, one process at a time. Throws NewerDatabaseError. */
  migrate(then?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

export interface DatabaseConfig {
  /** PostgreSQL; absent: embedded. */
  readonly databaseUrl?: string | undefined;
  /** Data directory of the embedded database; absent: in memory. */
  readonly dataDir?: string | undefined;
  /** Connections to PostgreSQL. */
  readonly poolSize?: number | undefined;
  /** Longest statement on PostgreSQL, ms; 0 or absent: any. */
  readonly statementMs?: number | undefined;
}
