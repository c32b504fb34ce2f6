import { windowName } from '@banyan/core-screen';
import { deviceShelf } from '../answers/deviceShelf.ts';
import { heldHere } from '../answers/heldHere.ts';
import { windowStorage } from '../shared/windowStorage.ts';
import type { SheetDevice } from './SheetStore.ts';

/** Storage that outlives the window; when it is forbidden, nothing does. */
function browserStorage(): Parameters<typeof heldHere>[0] {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** The device of this browser. */
export const browserDevice = (): SheetDevice => ({
  shelf: deviceShelf(),
  heldHere: heldHere(browserStorage(), 'locks' in navigator ? navigator.locks : undefined),
  windowName,
  ticks: () => performance.now(),
  windowStorage: windowStorage(),
});
