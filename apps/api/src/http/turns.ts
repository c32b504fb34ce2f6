import { ErrorCode } from '@banyan/contracts';
import { Refusal } from './refusal.ts';

/** Too many came at once; nothing was begun, so the caller may ask again. */
const busy = (waitMs: number) =>
  new Refusal(ErrorCode.busy, {
    reason: 'too many at once',
    data: { retryAfterS: Math.min(5, Math.max(1, Math.ceil(waitMs / 1000))) },
  });

export interface TurnLimits {
  /** Works that run at a time. */
  readonly atOnce: number;
  /** A work that would wait longer is refused, ms. */
  readonly longestWaitMs: number;
  /** Assumed duration of a work before any was measured, ms. */
  readonly expectedMs: number;
  /** Monotonic milliseconds; `performance.now` when absent. */
  readonly clock?: () => number;
}

/**
 * Runs some works at a time, the others in the order in which they came. A work that would wait too long, by the time
 * of the last ones, is refused with `busy` and not begun: it would only make all wait longer.
 */
export function turns(limits: TurnLimits): <T>(work: () => Promise<T>) => Promise<T> {
  const { atOnce, longestWaitMs, clock = () => performance.now() } = limits;
  const waiting: (() => void)[] = [];
  let free = atOnce;
  let eachMs = limits.expectedMs;
  return async (work) => {
    const waitMs = ((waiting.length + 1) * eachMs) / atOnce;
    if (free > 0) free -= 1;
    else if (waitMs > longestWaitMs) throw busy(waitMs / 2);
    else await new Promise<void>((resolve) => waiting.push(resolve));
    const began = clock();
    try {
      return await work();
    } finally {
      // The last ten or so count.
      eachMs += (clock() - began - eachMs) / 10;
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}

/** Runs works of one name one after the other; refuses with `busy` those beyond `most` of a name at a time. */
export function inOrder(most: number): <T>(name: string, work: () => Promise<T>) => Promise<T> {
  const lines = new Map<string, { length: number; last: Promise<unknown> }>();
  return async (name, work) => {
    const line = lines.get(name) ?? { length: 0, last: Promise.resolve() };
    if (line.length >= most) throw busy(1000);
    lines.set(name, line);
    line.length += 1;
    const mine = line.last.then(work);
    line.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      line.length -= 1;
      if (line.length === 0) lines.delete(name);
    }
  };
}
