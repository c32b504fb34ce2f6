// Installs what package-lock.json names, once per change of that file or of a patch, and makes the texts in traditional
// Chinese. Runs before node_modules exists: node: modules only.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const oldest = [20, 19];

/** Ends the process with a sentence when this Node is too old to go on. */
export function requireNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > oldest[0] || (major === oldest[0] && minor >= oldest[1])) return;
  console.error(`Banyan needs Node ${oldest.join('.')} or newer; this is ${process.versions.node}.`);
  process.exit(1);
}

/**
 * Installs dependencies when they are missing, or package-lock.json or a patch changed since; then writes the traditional
 * texts whose sources changed since.
 */
export function ensureInstalled() {
  requireNode();
  installPackages();
  const texts = spawnSync(process.execPath, [join(root, 'tools/i18n/build.mjs')], { stdio: 'inherit' });
  if (texts.status !== 0) process.exit(texts.status ?? 1);
}

function installPackages() {
  const stamp = join(root, 'node_modules', '.banyan-lock');
  const patches = readdirSync(join(root, 'patches')).map((name) => join('patches', name));
  const hash = createHash('sha256');
  for (const file of ['package-lock.json', ...patches.sort()]) hash.update(readFileSync(join(root, file)));
  const wanted = hash.digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.log('Installing dependencies …');
  const result = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (result.status !== 0) {
    console.error('Installing dependencies failed; see above. Nothing else was changed.');
    process.exit(result.status ?? 1);
  }
  writeFileSync(stamp, wanted);
}

/**
 * Environment in which the workspace's own binaries, its Node among them, come first. What Nx keeps for all checkouts of a
 * machine counts for people; a run of everything for others (`CI`) has its own, inside of this one.
 */
export function workspaceEnv(extra = {}) {
  return {
    ...(process.env.CI ? { NX_CACHE_DIRECTORY: join(root, '.nx/cache') } : {}),
    ...process.env,
    NX_DAEMON: process.env.NX_DAEMON ?? 'false',
    NX_TUI: 'false',
    PATH: [join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    ...extra,
  };
}

/** The workspace's Node where a build of it exists for this machine, else the one that runs now. */
export function workspaceNode() {
  const own = join(root, 'node_modules', '.bin', process.platform === 'win32' ? 'node.cmd' : 'node');
  return existsSync(own) ? own : process.execPath;
}
