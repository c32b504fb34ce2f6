import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePorts } from './ports.ts';
import { ServerProcess } from './ServerProcess.ts';

const dist = fileURLToPath(new URL('../../../../dist', import.meta.url));

/** Environment by which the workers find what was made here. */
export const prepared = { dataDir: 'BANYAN_E2E_DATA', builtDir: 'BANYAN_E2E_BUILT' } as const;

/**
 * Sets the build aside, so that a build in the middle of a run changes nothing under it, and fills one data directory
 * with the demo enterprises; each worker's server starts from a copy of it. Answers how to take both away.
 */
export default async function globalSetup(): Promise<() => void> {
  if (!existsSync(join(dist, 'apps/api/main.js')) || !existsSync(join(dist, 'apps/portal/index.html'))) {
    throw new Error('build portal and api first: npx nx run-many -t build -p portal,api');
  }
  // Inside the workspace: the server's program looks for its packages upwards from where it lies.
  const builtDir = mkdtempSync(join(dist, '.journeys-'));
  const folder = mkdtempSync(join(tmpdir(), 'banyan-e2e-seed-'));
  const remove = () => {
    for (const path of [folder, builtDir]) rmSync(path, { recursive: true, force: true });
  };
  try {
    cpSync(join(dist, 'apps'), builtDir, { recursive: true });
    const [port = 0, contentPort = 0] = await freePorts(2);
    const dataDir = join(folder, 'data');
    const server = new ServerProcess({ port, contentPort, dataDir, builtDir });
    await server.start();
    await server.close();
    process.env[prepared.dataDir] = dataDir;
    process.env[prepared.builtDir] = builtDir;
    return remove;
  } catch (error) {
    remove();
    throw error;
  }
}
