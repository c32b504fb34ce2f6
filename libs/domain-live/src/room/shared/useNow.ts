import { useEffect, useEffectEvent, useState } from 'react';

/** Current time, updated every second while `on`. */
export function useNow(now: () => number, on = true): number {
  const [at, setAt] = useState(now);
  const tick = useEffectEvent(() => setAt(now()));
  useEffect(() => {
    if (!on) return;
    const timer = setInterval(() => tick(), 1000);
    return () => clearInterval(timer);
  }, [on]);
  return at;
}
