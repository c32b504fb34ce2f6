import { useEffect, useEffectEvent } from 'react';

/** Calls `again` every so often while `on` and the page is seen: for what the server decides by itself. */
export function useEvery(ms: number, on: boolean, again: () => unknown): void {
  const call = useEffectEvent(again);
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void call();
    }, ms);
    return () => clearInterval(timer);
  }, [ms, on]);
}
