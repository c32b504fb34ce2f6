import { useEffect, useEffectEvent } from 'react';

/** Calls `again` every `ms` while `on` is true and the page is visible: for changes made by the server alone. */
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
