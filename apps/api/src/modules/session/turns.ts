import { ErrorCode } from '@banyan/contracts';
import { Refusal } from '../../http/refusal.ts';

/**
 * Runs at most `atOnce` works at a time, the others in the order in which they came. Beyond `mostWaiting` a work is
 * refused with `unavailable` and not begun: it would only make all wait longer.
 */
export function turns(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = atOnce;
  return async (work) => {
    if (free > 0) free -= 1;
    else if (waiting.length >= mostWaiting) throw new Refusal(ErrorCode.unavailable, { reason: 'too many at once' });
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };
}
