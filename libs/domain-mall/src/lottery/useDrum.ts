import { useEffect, useEffectEvent, useState } from 'react';

const ROUNDS = 3;
const FASTEST_MS = 55;
const SLOWEST_MS = 320;

const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Position of the light of a drum with `count` fields: it runs round and slows down until it is at `target`, then calls
 * `settled`. With reduced motion it is there at once.
 */
export function useDrum(target: number | null, count: number, settled: () => void): number | null {
  const [at, setAt] = useState<number | null>(null);
  const rest = useEffectEvent(settled);
  useEffect(() => {
    if (target === null || count === 0) return undefined;
    const steps = still() ? 0 : ROUNDS * count + target;
    let timer = 0;
    const step = (done: number) => {
      setAt(steps === 0 ? target : done % count);
      if (done === steps) {
        rest();
        return;
      }
      const left = 1 - (steps - done) / steps;
      timer = window.setTimeout(() => step(done + 1), FASTEST_MS + (SLOWEST_MS - FASTEST_MS) * left ** 4);
    };
    timer = window.setTimeout(() => step(0));
    return () => window.clearTimeout(timer);
  }, [target, count]);
  return at;
}
