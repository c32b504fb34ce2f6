import { useRefresh } from '@banyan/core-screen/views';
import { useEffect, useEffectEvent } from 'react';
import { courseDomain } from './course.domain.ts';

/** By then the place of a window that was closed without a network has run out on the server. */
const afterLeaseMs = 31_000;

/**
 * Keeps a screen that tells of progress true: what earlier pages could not send is sent, now and when the network is
 * back, once more where another window holds the place, and `refresh` is called when the server has heard of something new, or when the window comes back into view:
 * courses open in windows of their own [CO-05].
 */
export function useTrueProgress(refresh: () => void): void {
  const { catchUp } = courseDomain.useEnvironment();
  const again = useEffectEvent(refresh);
  useEffect(() => {
    let here = true;
    let later: ReturnType<typeof setTimeout> | undefined;
    const send = (last: boolean) => {
      clearTimeout(later);
      void catchUp().then(({ heard, held }) => {
        if (!here) return;
        if (heard) again();
        // A window that is alive after that sends for itself.
        if (held && !last) later = setTimeout(() => send(true), afterLeaseMs);
      });
    };
    const online = () => send(false);
    send(false);
    window.addEventListener('online', online);
    return () => {
      here = false;
      clearTimeout(later);
      window.removeEventListener('online', online);
    };
  }, [catchUp]);
  useRefresh(refresh);
}
