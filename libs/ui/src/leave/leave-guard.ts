import { createContext, useContext, useEffect } from 'react';

/** Makes the application's own links, back and forward ask before a screen is left. */
export interface LeaveGuards {
  /**
   * From now on leaving asks first, in these words if the usual ones about typed text do not fit; the returned function
   * ends that. `silent`: there is text that the end of a session must not discard, but leaving asks nothing.
   */
  readonly hold: (words?: string, silent?: boolean) => () => void;
}

/** Set by the application, whose router asks; `ui` itself has no router. Without it only the browser asks. */
export const LeaveGuardContext = createContext<LeaveGuards | null>(null);

/** Makes the application ask before its own navigation leaves the screen. */
export function useLeaveHold(on: boolean, words?: string, silent?: boolean): void {
  const guards = useContext(LeaveGuardContext);
  useEffect(() => (on ? guards?.hold(words, silent) : undefined), [on, guards, words, silent]);
}

/** Makes the browser ask before the page is closed, reloaded, or left for another site. */
export function useUnloadWarning(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [on]);
}

/**
 * Prevents losing typed text: while `dirty`, links, back and forward ask first, and so does the browser. `Form` does it
 * by itself. `words`: the consequence of leaving, where it is something else than losing text.
 */
export function useLeaveGuard(dirty: boolean, words?: string): void {
  useLeaveHold(dirty, words);
  useUnloadWarning(dirty);
}
