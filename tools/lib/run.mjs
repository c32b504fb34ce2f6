// Starts child processes and waits for them.
import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root, workspaceEnv } from './install.mjs';

/**
 * Runs a command to its end.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>, quiet?: boolean }} [options] quiet: collect the output instead of showing it
 * @returns {Promise<{ code: number, output: string, stdout: string, seconds: number }>} output: stdout and stderr as they came
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      env: workspaceEnv(env),
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
    });
    let output = '';
    let stdout = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      stdout += chunk;
    });
    child.stderr?.on('data', (chunk) => (output += chunk));
    const end = (code) => resolve({ code: code ?? 1, output, stdout, seconds: (performance.now() - began) / 1000 });
    child.on('error', (error) => {
      output += `${error.message}\n`;
      end(1);
    });
    child.on('close', end);
  });
}

/** Starts a long-running command in a process group of its own, so that all it starts ends with it. */
export function start(command, args, { env = {}, stdio = 'inherit' } = {}) {
  return spawn(command, args, { cwd: root, env: workspaceEnv(env), stdio, detached: process.platform !== 'win32' });
}

/** Ends a process started by `start`, with everything it started. */
export function stop(child, signal = 'SIGTERM') {
  if (child.exitCode !== null || child.pid === undefined) return;
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Waits until an address answers; refuses after `timeoutMs`. */
export async function untilAnswers(url, timeoutMs = 60_000) {
  const end = Date.now() + timeoutMs;
  for (;;) {
    try {
      if ((await fetch(url)).ok) return;
    } catch {
      // Not up yet.
    }
    if (Date.now() > end) throw new Error(`${url} did not answer within ${timeoutMs / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
}

/** A loopback port nobody listens on. */
export const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
