import { closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Another process owns the data directory. */
export class DataDirHeldError extends Error {
  override readonly name = 'DataDirHeldError';
  readonly pid: number;

  constructor(pid: number) {
    super(`the data directory is in use by process ${pid}`);
    this.pid = pid;
  }
}

/** The data directory cannot be read or written. */
export class DataDirUnusableError extends Error {
  override readonly name = 'DataDirUnusableError';
}

/** In force until `release`; a process that dies without it leaves a lock that the next one recognises as stale. */
export interface DataDirLock {
  release(): void;
}

const attempts = 5;

/**
 * Takes the data directory for this process; makes it when it is not there. The embedded database lets a second opener
 * in silently and then breaks, hence this lock. Throws DataDirHeldError, DataDirUnusableError.
 */
export function lockDataDir(directory: string): DataDirLock {
  const file = join(directory, 'lock');
  const mine = `${process.pid}\n${startOf(process.pid)}\n`;
  try {
    mkdirSync(directory, { recursive: true, mode: 0o700 });
    for (let attempt = 0; attempt < attempts; attempt++) {
      if (create(file, mine)) return { release: () => release(file, mine) };
      clearStale(file);
    }
  } catch (error) {
    if (error instanceof DataDirHeldError) throw error;
    throw new DataDirUnusableError(error instanceof Error ? error.message : String(error), { cause: error });
  }
  throw new DataDirUnusableError(`${file} keeps coming back`);
}

function create(file: string, content: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(file, 'wx', 0o600);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
  writeSync(descriptor, content);
  closeSync(descriptor);
  return true;
}

/** Moves away the lock of a dead process. Throws DataDirHeldError for a living one. */
function clearStale(file: string): void {
  const content = read(file);
  const [pidText = '', start = ''] = content.split('\n');
  const pid = Number.parseInt(pidText, 10);
  if (Number.isInteger(pid) && isAlive(pid, start)) throw new DataDirHeldError(pid);
  const aside = `${file}.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  // Between reading and moving, another process may have taken the directory: then what was moved is its lock.
  const taken = read(aside);
  if (taken !== content) {
    renameSync(aside, file);
    throw new DataDirHeldError(Number.parseInt(taken, 10));
  }
  rmSync(aside, { force: true });
}

function release(file: string, mine: string): void {
  if (existsSync(file) && read(file) === mine) rmSync(file, { force: true });
}

function read(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return '';
    throw error;
  }
}

/** Alive, and the process that wrote the lock: after a restart of the machine its number may be another's. */
function isAlive(pid: number, start: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (codeOf(error) !== 'EPERM') return false;
  }
  const now = startOf(pid);
  return start === '' || now === '' || start === now;
}

/** When the process was started, in the kernel's ticks; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
