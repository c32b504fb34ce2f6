import { useFetchedFor } from '@banyan/core-session';
import { useEffect, useEffectEvent } from 'react';

/**
 * Has a store show what its screen is about: when the screen opens, when one of `about` changes (compare by value: pass
 * strings and numbers), and when somebody else logs in. Leaving the screen ends the store's calls. A screen is made anew
 * for another language, so that needs no mention. For components that observe.
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
