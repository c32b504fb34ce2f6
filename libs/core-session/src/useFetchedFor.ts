import { useState } from 'react';
import { useSession } from './context.ts';

/**
 * Whether a screen fetches for a learner or for a visitor. After a login it fetches again. After a logout another
 * screen follows, so that nothing is fetched as a visitor in between, where it may be refused.
 * For components that observe.
 */
export function useFetchedFor(): 'learner' | 'visitor' {
  const { loggedIn } = useSession();
  const [learner, setLearner] = useState(loggedIn);
  if (loggedIn && !learner) setLearner(true);
  return loggedIn || learner ? 'learner' : 'visitor';
}
