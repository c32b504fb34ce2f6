// The floor: the least application that uses the same packages, built in a folder of its own.
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../lib/run.mjs';

const source = fileURLToPath(new URL('floor', import.meta.url));

/** Copies and builds it. @returns {Promise<{ t0: string, shell: string, remove: () => void }>} */
export async function buildFloor() {
  const copy = mkdtempSync(join(tmpdir(), 'banyan-floor-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true, filter: (from) => !/[\\/](?:node_modules|dist)$/.test(from) });
  const { code, output } = await run('bash', [join(copy, 'build.sh')], { quiet: true });
  const t0 = join(copy, 'dist', 't0');
  const shell = join(copy, 'dist', 'x_shell');
  if (code !== 0 || !existsSync(t0) || !existsSync(shell)) {
    remove();
    throw new Error(`the floor could not be built:\n${output}`);
  }
  return { t0, shell, remove };
}
