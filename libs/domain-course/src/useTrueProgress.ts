import { useRefresh } from '@banyan/core-screen/views';
import { useEffect, useEffectEvent } from 'react';
import { courseDomain } from './course.domain.ts';

/**
 * Keeps a screen that tells of progress true: what earlier pages could not send is sent, now and when the network is
 * back, and `refresh` is called when the server has heard of something new, or when the window comes back into view:
 * courses open in windows of their own [CO-05].
 */
export function useTrueProgress(refresh: () => void): void {
  const { catchUp } = courseDomain.useEnvironment();
  const again = useEffectEvent(refresh);
  useEffect(() => {
    let here = true;
    const send = () =>
      void catchUp().then((heard) => {
        if (heard && here) again();
      });
    send();
    window.addEventListener('online', send);
    return () => {
      here = false;
      window.removeEventListener('online', send);
    };
  }, [catchUp]);
  useRefresh(refresh);
}
