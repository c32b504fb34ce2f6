// The data directory as the server keeps it; see apps/api/src/db/dataDir.ts, which writes the lock.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Files of the server in the data directory; others are somebody's own. */
const ours = [/^db$/, /^db\.unfinished$/, /^files$/, /^content-secret(\.\d+)?$/, /^lock(\.\d+)?$/];

/** When a process was started, in the kernel's ticks; empty where the system does not tell. */
function startOf(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

/** Number of the process that has the data, null when none has. A lock outlives a killed server; its number may be reused. */
export function holderOf(directory) {
  const lock = join(directory, 'lock');
  if (!existsSync(lock)) return null;
  const [pidText = '', began = ''] = readFileSync(lock, 'utf8').split('\n');
  const pid = Number.parseInt(pidText, 10);
  if (!Number.isInteger(pid)) return null;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return null;
  }
  const now = startOf(pid);
  return began === '' || now === '' || began === now ? pid : null;
}

/** Names of what the server keeps in a directory. */
export function keptIn(directory) {
  if (!existsSync(directory)) return [];
  return readdirSync(directory).filter((name) => ours.some((pattern) => pattern.test(name)));
}

/** Removes what the server keeps in a directory; the lock last, so that no server starts meanwhile on half of it. */
export function empty(directory) {
  const names = keptIn(directory).sort((a, b) => Number(a.startsWith('lock')) - Number(b.startsWith('lock')));
  for (const name of names) rmSync(join(directory, name), { recursive: true, force: true });
}
