// Steps after the files are written.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** Traditional Chinese from the simplified texts. */
export const traditionalTexts = { program: 'tools/i18n/build.mjs', args: [] };

/** The migration that brings the database to what the schemas say. */
export const migration = (name) => ({
  program: 'node_modules/drizzle-kit/bin.cjs',
  args: ['generate', '--name', name],
  folder: 'apps/api',
});

/**
 * Runs programs of the workspace one after the other.
 * @param {import('@nx/devkit').Tree} tree
 * @param {...{ program: string, args: string[], folder?: string }} steps
 * @returns {() => void}
 */
export function afterwards({ root }, ...steps) {
  return () => {
    for (const { program, args, folder = '.' } of steps) {
      execFileSync(process.execPath, [join(root, program), ...args], {
        cwd: join(root, folder),
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
  };
}
