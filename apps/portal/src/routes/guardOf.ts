import { decide, wayOf, type GuardedSession } from '../guard/guard.ts';
import type { Guard } from './router.ts';
import type { Screens } from './screens.ts';

/** The guard of the router: applies the access rule to the screen of an address. */
export function guardOf(session: GuardedSession, screens: Pick<Screens, 'at'>): Guard {
  return (address) => {
    const screen = screens.at(new URL(address, 'http://portal.invalid').pathname);
    return screen && wayOf(decide(session, screen.handle, address), address);
  };
}

/**
 * Whether a path has a screen that the viewer may open, for links that are left out otherwise. A screen that another
 * program would open counts: it names the program.
 */
export function mayOpenOf(session: GuardedSession, screens: Pick<Screens, 'at'>): (path: string) => boolean {
  return (path) => {
    const screen = screens.at(new URL(path, 'http://portal.invalid').pathname);
    if (screen === undefined || screen.path === '*') return false;
    const decision = decide(session, screen.handle, path);
    return decision.kind === 'allow' || (decision.kind === 'forbidden' && decision.needs === 'otherProgram');
  };
}
