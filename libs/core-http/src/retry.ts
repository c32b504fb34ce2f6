import { ErrorCode, type Call } from '@banyan/contracts';
import { NetworkError, RefusedError } from './errors.ts';
import type { Connectivity } from './options.ts';

/** How often a call may be repeated: GETs three times, POSTs with a key twice, others never. */
export function mostRetries(call: Call): number {
  if (call.method === 'GET') return 3;
  return call.idempotent ? 2 : 0;
}

/** Whether trying again may help: the network, or a server that says it will be back. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RefusedError && error.code === ErrorCode.unavailable);
}

/** How often a call waits for a server that is busy: some seconds each time, a minute or so in all. */
export const mostWaits = 12;

/** How long to wait before a call that a busy server did not begin is made again, ms; null for other errors. */
export function busyFor(error: unknown): number | null {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.busy) return null;
  const seconds = (error.data as { retryAfterS?: unknown } | undefined)?.retryAfterS;
  return typeof seconds === 'number' && seconds >= 0 && seconds <= 60 ? seconds * 1000 : 2000;
}

/** A signal that aborts when time is up or `outer` does, whether it was time, and how to let go of it. */
export function deadlineWith(ms: number, outer: AbortSignal | undefined) {
  const deadline = new AbortController();
  const timer = setTimeout(() => deadline.abort(), ms);
  return {
    signal: outer ? AbortSignal.any([outer, deadline.signal]) : deadline.signal,
    isOver: () => deadline.signal.aborted,
    end: () => clearTimeout(timer),
  };
}

export const browserConnectivity: Connectivity = {
  isOnline: () => globalThis.navigator?.onLine !== false,
  whenOnline: (signal) =>
    new Promise((resolve) => {
      const done = () => {
        globalThis.removeEventListener('online', done);
        signal.removeEventListener('abort', done);
        resolve();
      };
      globalThis.addEventListener('online', done);
      signal.addEventListener('abort', done);
    }),
};

/** Lets go of work that cannot be stopped, such as a module still loading. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Waits; ends early when `signal` aborts. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}

/**
 * Waits before repetition number `count` (from 1): for the connection while there is none, then a doubling pause of
 * which half is chance, so that a class of learners does not come back in one blow. Ends early when `signal` aborts.
 */
export async function waitToRetry(
  count: number,
  backoffMs: number,
  connectivity: Connectivity,
  signal: AbortSignal,
): Promise<void> {
  if (!connectivity.isOnline()) await connectivity.whenOnline(signal);
  if (signal.aborted) return;
  await pause(backoffMs * 2 ** (count - 1) * (0.5 + Math.random() / 2), signal);
}
