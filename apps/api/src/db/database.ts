import type { Orm } from './orm.ts';

/** The database, embedded or not. Services reach it through `inTenant`. */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Outside any enterprise: platform tables, the session lookup, migrations. Each statement commits by itself. */
  readonly orm: Orm;
  /** One transaction; `prelude` is plain SQL without input of users, sent together with BEGIN. */
  transaction<T>(prelude: string, work: (tx: Orm) => Promise<T>): Promise<T>;
  /** Plain SQL as the owner, outside any enterprise; several statements where there are no values. For the job queue. */
  executeSql(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>;
  /**
   * Receives what committed transactions said with `pg_notify(channel, …)`, those of other processes included. `onGap`:
   * it receives from now on, and may have missed something before. Answers how to stop.
   */
  listen(channel: string, onNotice: (payload: string) => void, onGap: () => void): Promise<{ close(): Promise<void> }>;
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
