import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inject } from 'vitest';
import { programFile, type Program } from './buildPrograms.ts';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A program of the workspace, running. */
export interface Running {
  readonly pid: number;
  /** Its output so far, both streams. */
  said(): string;
  /** Waits until it has written this. When it ends without, throws with its output. */
  says(text: string): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Settings of a program; of this process it has only the paths of other programs. */
type Settings = Readonly<Record<string, string>>;

/** Runs a program of the server, built, in a process of its own. */
export const runProgram = (program: Program, args: readonly string[], env: Settings = {}): Running =>
  runScript(join(inject('programs'), programFile(program)), args, env);

/** Runs a script of the workspace in a process of its own. */
export function runScript(script: string, args: readonly string[], env: Settings = {}): Running {
  const child = spawn(process.execPath, [script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  // A test that fails in the middle must not leave it running.
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  const ended = once(child, 'close').then(([code]) => {
    process.off('exit', end);
    return code as number | null;
  });
  const says = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => said.includes(text) && resolve();
      for (const stream of [child.stdout, child.stderr]) stream.on('data', look);
      void ended.then((code) => reject(new Error(`ended with ${String(code)}:\n${said}`)));
      look();
    });
  return { pid: child.pid ?? 0, said: () => said, says, signal: (signal) => child.kill(signal), ended };
}
