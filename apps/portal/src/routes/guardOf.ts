import { decide, wayOf, type GuardedSession } from '../guard/guard.ts';
import type { Guard } from './router.ts';
import type { Screens } from './screens.ts';

/** The guard of the router: the one access rule, asked about the screen an address belongs to. */
export function guardOf(session: GuardedSession, screens: Pick<Screens, 'at'>): Guard {
  return (address) => {
    const screen = screens.at(new URL(address, 'http://portal.invalid').pathname);
    return screen && wayOf(decide(session, screen.handle, address), address);
  };
}
