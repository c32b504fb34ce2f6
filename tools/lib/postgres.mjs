// A PostgreSQL of the tests' own: a fresh cluster in a temporary folder, on a free loopback port.
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { installDebian } from './chromium.mjs';
import { freePort } from './run.mjs';

function findBinaries() {
  const debian = '/usr/lib/postgresql';
  if (existsSync(debian)) {
    const versions = readdirSync(debian).filter((version) => existsSync(join(debian, version, 'bin', 'initdb')));
    const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
    if (newest) return join(debian, newest, 'bin');
  }
  const which = spawnSync('which', ['initdb'], { encoding: 'utf8' });
  return which.status === 0 ? which.stdout.trim().replace(/\/initdb$/, '') : null;
}

/** PostgreSQL refuses to run as root; Debian's package brings a user for it. */
function serverUser() {
  if (process.getuid?.() !== 0) return {};
  const id = (flag) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}

/**
 * Starts a cluster without fsync: its data is worth nothing after the run.
 * @param {{ statements?: boolean, server?: boolean }} [options] `statements`: it counts what each statement takes
 *   (pg_stat_statements); `server`: it keeps a quarter of the memory for pages, as its manual advises where it serves
 * @returns {Promise<{ url: string, pid: number, stop: () => Promise<void> }>}
 */
export async function startPostgres({ statements = false, server: serves = false } = {}) {
  if (!findBinaries()) installDebian(['postgresql'], 'Service tests need PostgreSQL.');
  const bin = findBinaries();
  if (!bin) throw new Error('PostgreSQL was installed but its programs were not found.');
  const user = serverUser();
  const directory = mkdtempSync(join(tmpdir(), 'banyan-pg-'));
  if (user.uid !== undefined) chownSync(directory, user.uid, user.gid);
  const data = join(directory, 'data');
  const init = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...user,
      cwd: directory,
      encoding: 'utf8',
    },
  );
  if (init.status !== 0) throw new Error(`initdb failed: ${init.stderr}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    'max_connections=60',
    'listen_addresses=127.0.0.1',
    ...(serves ? [`shared_buffers=${Math.round(totalmem() / 4 / 2 ** 20)}MB`] : []),
    ...(statements ? ['shared_preload_libraries=pg_stat_statements'] : []),
  ];
  const server = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), '-k', directory, ...settings.flatMap((setting) => ['-c', setting])],
    { ...user, cwd: directory, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (chunk) => (log += chunk));
  const ended = new Promise((resolve) => server.on('close', resolve));
  for (let left = 200; !/ready to accept connections/.test(log); left -= 1) {
    if (left === 0 || server.exitCode !== null) throw new Error(`PostgreSQL did not start: ${log}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    pid: server.pid,
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      server.kill('SIGINT');
      await ended;
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
