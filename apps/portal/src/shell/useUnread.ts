import { useEffect } from 'react';
import { useServices } from '../composition/services.ts';
import { bellStoreOf } from './BellStore.ts';

/** How many messages of whoever is here are unread; asked for anew whenever the server says that it changed. */
export function useUnread(): number {
  const { counters, http, session } = useServices();
  const store = bellStoreOf(http);
  const { userId } = session;
  const round = counters.roundOf('messages');
  useEffect(() => {
    if (userId === null) store.forget();
    else void store.ask();
  }, [store, userId, round]);
  return store.unread;
}
