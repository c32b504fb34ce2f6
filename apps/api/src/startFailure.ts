import { ConfigError } from './config.ts';
import { DataDirHeldError, DataDirUnusableError } from './db/dataDir.ts';
import { BrokenDatabaseError } from './db/embedded.ts';
import { NewerDatabaseError } from './db/migrate.ts';
import { loggedError } from './http/log.ts';
import { SealError } from './sealing/sealedText.ts';

/** The reason why the server did not start, for its operator. */
export interface StartFailure {
  readonly message: string;
  readonly exitCode: number;
}

const postgresAway: ReadonlySet<string> = new Set([
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT'],
  // Wrong password, no such user, no such database, going down, too many connections.
  ...['28P01', '28000', '3D000', '57P03', '53300'],
]);

/** Faults of the disk, or of its rights. */
function isOfFiles(error: Error): boolean {
  return ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO'].includes(String(codeOf(error)));
}

/** Each known reason has its words, its remedy and its exit code; none of them costs data. */
export function describeFailure(error: unknown, dataDir = '.data'): StartFailure {
  if (error instanceof ConfigError) {
    return { exitCode: 2, message: `A setting cannot be used:\n${error.message}` };
  }
  if (codeOf(error) === 'EADDRINUSE') {
    const port = error instanceof Error && 'port' in error ? String(error.port) : '';
    return {
      exitCode: 3,
      message: `Port ${port} is taken by another program. Stop it, or choose others: PORT=4100 CONTENT_PORT=4101 npm start`,
    };
  }
  if (codeOf(error) === 'EACCES' && error instanceof Error && 'syscall' in error && error.syscall === 'listen') {
    return {
      exitCode: 3,
      message: 'This port needs rights that the server does not have. Choose one above 1024 with PORT.',
    };
  }
  if (error instanceof DataDirHeldError) {
    return {
      exitCode: 4,
      message: `The data directory is in use by process ${error.pid}. Stop it first, or choose another with --data-dir.`,
    };
  }
  if (error instanceof DataDirUnusableError || (error instanceof Error && isOfFiles(error))) {
    return { exitCode: 5, message: `The data directory cannot be used: ${error.message}` };
  }
  if (error instanceof NewerDatabaseError) {
    return {
      exitCode: 6,
      message: `The data is from a newer version of Banyan, or from before its first release (${error.message}). Nothing was changed. Update Banyan, or choose another directory with --data-dir.`,
    };
  }
  if (error instanceof BrokenDatabaseError) {
    return {
      exitCode: 7,
      message: `The embedded database does not open: ${error.message}. Nothing was deleted. Restore the directory from a copy, choose another with --data-dir, or start over with: npm run reset -- --data-dir ${dataDir}`,
    };
  }
  if (error instanceof SealError) {
    return {
      exitCode: 9,
      message: `The database cannot be read: ${error.message}. Nothing was changed. Give BANYAN_CONTENT_SECRET its former value, or restore the file content-secret of the data directory.`,
    };
  }
  if (codeOf(error) === '42501') {
    const needs = 'It must be allowed to make tables and the role banyan_app (CREATEROLE), or be a member of that role';
    return { exitCode: 8, message: `PostgreSQL does not let this user do what it must. ${needs}.` };
  }
  if (postgresAway.has(String(codeOf(error))) || (error instanceof Error && /timeout exceeded/.test(error.message))) {
    const code = codeOf(error);
    const why = typeof code === 'string' ? code : 'no answer';
    return { exitCode: 8, message: `PostgreSQL does not let us in (${why}). Check DATABASE_URL.` };
  }
  const { type, message, stack } = loggedError(error);
  return { exitCode: 1, message: `Banyan could not start: ${type}: ${message}\n${stack}` };
}

/** Code of an error or of its cause. */
function codeOf(error: unknown): unknown {
  for (let at = error; at instanceof Error; at = at.cause) {
    if ('code' in at && at.code !== undefined) return at.code;
  }
  return undefined;
}
