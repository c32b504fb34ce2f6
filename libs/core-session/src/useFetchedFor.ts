import { useState } from 'react';
import { useSession } from './context.ts';

/**
 * Whether what a screen shows is fetched for a learner or for a visitor. Who logs in is asked for anew. Who logs out or
 * was put out sees another screen next, so that nothing is asked for as a visitor on the way, where it may be refused.
 * For components that observe.
 */
export function useFetchedFor(): 'learner' | 'visitor' {
  const { loggedIn } = useSession();
  const [learner, setLearner] = useState(loggedIn);
  if (loggedIn && !learner) setLearner(true);
  return loggedIn || learner ? 'learner' : 'visitor';
}
