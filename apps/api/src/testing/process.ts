import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));

/** A program of the workspace, running. */
export interface Running {
  readonly pid: number;
  /** What it has written so far, both streams. */
  said(): string;
  /** Waits until it has written this. Throws with what it wrote instead when it ends without. */
  says(text: string): Promise<void>;
  signal(signal: NodeJS.Signals): void;
  /** Its exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Runs a script of the workspace in a process of its own, with nothing of this one's settings but where programs are. */
export function runScript(
  script: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Running {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  }
  // A test that fails in the middle must not leave it behind.
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
