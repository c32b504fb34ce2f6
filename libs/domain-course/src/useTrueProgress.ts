import { useRefresh } from '@banyan/core-screen/views';
import { useEffect, useEffectEvent } from 'react';
import { courseDomain } from './course.domain.ts';

/** By then the lease of a window closed without a network has expired on the server. */
const afterLeaseMs = 31_000;
/** Pauses before retries; the last one repeats. */
const afterFailureMs = [3000, 10_000, 30_000, 60_000] as const;

/**
 * Keeps a screen with progress up to date: sends unsent study of earlier pages now, when the network returns, again
 * when network or server fail, and once more when another window has the lease. Calls `refresh` when the server has new
 * progress, or when the window becomes visible again: courses open in their own windows.
 */
export function useTrueProgress(refresh: () => void): void {
  const { catchUp } = courseDomain.useEnvironment();
  const again = useEffectEvent(refresh);
  useEffect(() => {
    let here = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    const send = (failures: number, last: boolean) => {
      clearTimeout(later);
      void catchUp().then(({ heard, held, failed }) => {
        if (!here) return;
        if (heard) again();
        clearTimeout(later);
        const pause = afterFailureMs[Math.min(failures, afterFailureMs.length - 1)];
        if (failed) later = setTimeout(() => send(failures + 1, last), pause);
        // A window still alive after that sends its own study.
        else if (held && !last) later = setTimeout(() => send(0, true), afterLeaseMs);
      });
    };
    const online = () => send(0, false);
    send(0, false);
    window.addEventListener('online', online);
    return () => {
      here = false;
      clearTimeout(later);
      window.removeEventListener('online', online);
    };
  }, [catchUp]);
  useRefresh(refresh);
}
