// The floor: the least application that uses the same packages, built in a folder of its own.
import { chmodSync, cpSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../lib/run.mjs';

/** Copies and builds it. @returns {Promise<{ measure: string, t0: string, shell: string, remove: () => void }>} */
export async function buildFloor(tools) {
  const measure = join(tools, 'measure.mjs');
  const source = join(tools, 'floor');
  if (!tools || !existsSync(measure) || !existsSync(source)) {
    throw new Error('--tools must name the folder that has measure.mjs and floor/');
  }
  const copy = mkdtempSync(join(tmpdir(), 'banyan-floor-'));
  const remove = () => rmSync(copy, { recursive: true, force: true });
  cpSync(source, copy, { recursive: true, filter: (from) => !/[\\/](?:node_modules|dist)$/.test(from) });
  makeWritable(copy);
  const { code, output } = await run('bash', [join(copy, 'build.sh')], { quiet: true });
  const t0 = join(copy, 'dist', 't0');
  const shell = join(copy, 'dist', 'x_shell');
  if (code !== 0 || !existsSync(t0) || !existsSync(shell)) {
    remove();
    throw new Error(`the floor could not be built:\n${output}`);
  }
  return { measure, t0, shell, remove };
}

/** The original may be kept read-only. */
function makeWritable(folder) {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (entry.isDirectory()) makeWritable(join(folder, entry.name));
  }
}
