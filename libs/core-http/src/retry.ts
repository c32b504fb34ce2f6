import { ErrorCode, type Call } from '@banyan/contracts';
import { NetworkError, RefusedError } from './errors.ts';
import type { Connectivity } from './options.ts';

/** Allowed repetitions of a call: GETs three, POSTs with a key two, others none. */
export function mostRetries(call: Call): number {
  if (call.method === 'GET') return 3;
  return call.idempotent ? 2 : 0;
}

/** Whether a retry may help: after a network error, or when the server is temporarily unavailable. */
export function isTransient(error: unknown): boolean {
  return error instanceof NetworkError || (error instanceof RefusedError && error.code === ErrorCode.unavailable);
}

/** Most waits of a call for a busy server: some seconds each time, about a minute in total. */
export const mostWaits = 12;

/** Pause before repeating a call that a busy server did not begin, ms; null for other errors. */
export function busyFor(error: unknown): number | null {
  if (!(error instanceof RefusedError) || error.code !== ErrorCode.busy) return null;
  const seconds = (error.data as { retryAfterS?: unknown } | undefined)?.retryAfterS;
  return typeof seconds === 'number' && seconds >= 0 && seconds <= 60 ? seconds * 1000 : 2000;
}

/** A signal that aborts after `ms` or with `outer`, whether the time is over, and the release of its timer. */
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

/** Abandons work that cannot be stopped, such as a module still loading. */
export function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new DOMException('aborted', 'AbortError'));
    signal.addEventListener('abort', stop, { once: true });
    if (signal.aborted) stop();
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}

/** Pauses; ends early when `signal` aborts. */
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
 * Pauses before repetition number `count` (from 1): first until the machine is online, then for a doubling time, half
 * of it random, so that a class of learners does not retry at the same moment. Ends early when `signal` aborts.
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
