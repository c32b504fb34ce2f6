// Steps after the files are written.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Traditional Chinese from the simplified texts; nobody commits it. */
export const traditionalTexts = { program: 'tools/i18n/build.mjs', args: [] };

/** The migration that brings the database to what the schemas say. */
export const migration = (name) => ({
  program: 'node_modules/drizzle-kit/bin.cjs',
  args: ['generate', '--name', name],
  folder: 'apps/api',
  writes: 'apps/api/src/db/migrations',
});

/** Files below a folder, with the time of their last change. */
function filesBelow(root, folder) {
  if (folder === undefined || !existsSync(join(root, folder))) return new Map();
  const files = readdirSync(join(root, folder), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [path.slice(root.length + 1), statSync(path).mtimeMs]));
}

/**
 * Runs programs of the workspace one after the other, and prints which files they wrote, as Nx does of its own.
 * @param {import('@nx/devkit').Tree} tree
 * @param {...{ program: string, args: string[], folder?: string, writes?: string }} steps
 * @returns {() => void}
 */
export function afterwards({ root }, ...steps) {
  return () => {
    for (const { program, args, folder = '.', writes } of steps) {
      const before = filesBelow(root, writes);
      execFileSync(process.execPath, [join(root, program), ...args], {
        cwd: join(root, folder),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      for (const [path, changed] of filesBelow(root, writes)) {
        if (before.get(path) !== changed) console.log(`${before.has(path) ? 'UPDATE' : 'CREATE'} ${path}`);
      }
    }
  };
}
