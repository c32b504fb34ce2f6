import { useEffect } from 'react';
import { useServices } from '../composition/services.ts';
import { bellStoreOf } from './BellStore.ts';

/** Number of unread messages of the current person; fetched again whenever the server reports a change. */
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
