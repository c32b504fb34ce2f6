import { useEffect } from 'react';
import { useServices } from '../composition/services.ts';
import { switchingStoreOf, type SwitchingStore } from './SwitchingStore.ts';

/** The switches of the current person, in their language. Read it inside an observer. */
export function useSwitching(): SwitchingStore {
  const { http, session } = useServices();
  const store = switchingStoreOf(http);
  const { language, userId } = session;
  useEffect(() => {
    if (userId === null) store.forget();
    else void store.ask();
  }, [store, userId, language]);
  return store;
}
