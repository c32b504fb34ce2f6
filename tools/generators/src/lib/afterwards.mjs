// What is left to do once the files are on disk.
import { execFileSync } from 'node:child_process';

/**
 * Runs programs of the workspace one after the other.
 * @param {import('@nx/devkit').Tree} tree
 * @param {...[string, ...string[]]} commands
 * @returns {() => void}
 */
export function afterwards({ root }, ...commands) {
  return () => {
    for (const [command, ...args] of commands) {
      execFileSync(command === 'node' ? process.execPath : command, args, {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
    }
  };
}
