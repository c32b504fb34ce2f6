import { useEffect, useEffectEvent } from 'react';

/** Calls `refresh` when the window comes back into view: what is shown may have changed elsewhere meanwhile. */
export function useRefresh(refresh: () => unknown): void {
  const again = useEffectEvent(refresh);
  useEffect(() => {
    const seen = () => {
      if (document.visibilityState === 'visible') void again();
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, []);
}
