import { useFetchedFor } from '@banyan/core-session';
import { useEffect, useEffectEvent } from 'react';

/**
 * Makes a store show the screen's subject: when the screen opens, when one of `about` changes (compared by value: pass
 * strings and numbers), and when a different person logs in. Leaving the screen ends the store's calls. A change of
 * language remounts the screen, so that it needs no mention. For components that observe.
 */
export function useShow(store: { leave(): void }, show: () => unknown, ...about: readonly (string | number)[]): void {
  const fetchedFor = useFetchedFor();
  const begin = useEffectEvent(show);
  const key = [fetchedFor, ...about].join('\n');
  useEffect(() => {
    void begin();
  }, [key, store]);
  useEffect(() => () => store.leave(), [store]);
}
