import { useEffect, useEffectEvent } from 'react';

/** Longest delay of a browser's timer, ms. */
const longest = 2_000_000_000;
/** Tolerance for differences of the clocks, ms. */
const late = 800;

/**
 * Calls `then` when the server's clock has come to `at` (epoch ms); `offset`: that clock minus this device's, ms. Another
 * `turn` waits again, `pause` ms at least.
 */
export function useAt(at: number | null, offset: number, then: () => unknown, turn = 0, pause = late): void {
  const call = useEffectEvent(then);
  useEffect(() => {
    if (at === null) return;
    const wait = at - (Date.now() + offset) + late;
    if (wait > longest) return;
    const timer = setTimeout(() => void call(), Math.max(pause, wait));
    return () => clearTimeout(timer);
  }, [at, offset, turn, pause]);
}
