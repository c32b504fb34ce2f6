// Builds the product and runs its server on free loopback ports, with data that is thrown away.
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root, workspaceEnv, workspaceNode } from '../lib/install.mjs';
import { run } from '../lib/run.mjs';

const startWithinMs = 90_000;
let built;

/** Builds portal and server, once per run. */
export function buildProduct() {
  built ??= run('nx', ['run-many', '-t', 'build', '-p', 'portal,api', '--output-style=static'], { quiet: true }).then(
    ({ code, output }) => {
      if (code !== 0) throw new Error(`the build failed:\n${output}`);
    },
  );
  return built;
}

/**
 * Starts the built server as in production and waits until it listens. The portal's files are copied, so that a build
 * meanwhile does not change what is measured.
 * @param {{ env?: Record<string, string>, nodeArgs?: string[], portal?: boolean, dataDir?: string }} [options] `dataDir`:
 * data that outlives the server
 * @returns {Promise<{ origin: string, pid: number, stop: () => Promise<void>, kill: () => Promise<void> }>} `kill`: as a crash
 * ends it
 */
export async function startProduct({ env = {}, nodeArgs = [], portal = false, dataDir } = {}) {
  await buildProduct();
  const directory = mkdtempSync(join(tmpdir(), 'banyan-bench-'));
  const portalDir = join(directory, 'portal');
  if (portal) cpSync(join(root, 'dist', 'apps', 'portal'), portalDir, { recursive: true });
  const server = spawn(workspaceNode(), [...nodeArgs, join(root, 'dist', 'apps', 'api', 'main.js')], {
    cwd: root,
    env: workspaceEnv({
      NODE_ENV: 'production',
      PORT: '0',
      CONTENT_PORT: '0',
      BANYAN_DATA_DIR: dataDir ?? join(directory, 'data'),
      BANYAN_PORTAL_DIR: portalDir,
      BANYAN_RATE_LIMIT: '0',
      BANYAN_ADDRESS_LIMIT: '0',
      ...env,
    }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => server.on('close', resolve));
  const end = (signal) => async () => {
    server.kill(signal);
    await ended;
    rmSync(directory, { recursive: true, force: true });
  };
  const stop = end('SIGTERM');
  try {
    return { origin: `http://127.0.0.1:${await portOf(server)}`, pid: server.pid, stop, kill: end('SIGKILL') };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Reads the port from the table that the server prints once it listens. */
function portOf(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const give = (outcome) => {
      clearTimeout(timer);
      outcome();
    };
    const fail = (reason) => give(() => reject(new Error(`the server ${reason}:\n${output}`)));
    const timer = setTimeout(() => fail('did not start in time'), startWithinMs);
    const read = (chunk) => {
      output = (output + chunk).slice(-20_000);
      const port = /^Portal\s+http:\/\/\S+:(\d+)$/m.exec(output)?.[1];
      if (port) give(() => resolve(Number(port)));
    };
    server.stdout.on('data', read);
    server.stderr.on('data', read);
    server.once('error', (error) => fail(`could not be started (${error.message})`));
    server.once('close', (code) => fail(`ended with ${code}`));
  });
}
