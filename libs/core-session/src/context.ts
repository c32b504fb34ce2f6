import { createContext, useContext } from 'react';
import type { SessionView } from './session-view.ts';

/** The session of the surrounding application; null only outside of one. */
export const SessionContext = createContext<SessionView | null>(null);

/** The current session. Read it inside an `observer`. */
export function useSession(): SessionView {
  const session = useContext(SessionContext);
  if (session === null) throw new Error('useSession needs a SessionContext above it');
  return session;
}
