import { useRefresh } from '@banyan/core-screen/views';
import { useEffect, useEffectEvent } from 'react';
import { courseDomain } from './course.domain.ts';

/** By then the place of a window that was closed without a network has run out on the server. */
const afterLeaseMs = 31_000;
/** What failed is sent anew after these pauses; the last one goes on. */
const afterFailureMs = [3000, 10_000, 30_000, 60_000] as const;

/**
 * Keeps a screen that tells of progress true: what earlier pages could not send is sent now, when the network is back,
 * again where network or server fail, and once more where another window holds the place. `refresh` is called when the
 * server has heard of something new, or when the window comes back into view: courses open in windows of their own.
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
        // A window that is alive after that sends for itself.
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
