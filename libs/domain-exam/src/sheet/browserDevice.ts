import { windowName } from '@banyan/core-screen';
import { deviceShelf } from '../answers/deviceShelf.ts';
import { heldHere } from '../answers/heldHere.ts';
import type { SheetDevice } from './SheetStore.ts';

/** Where the browser forbids storage, what it would hold lives as long as the page. */
function windowStorage(): SheetDevice['windowStorage'] {
  try {
    return sessionStorage;
  } catch {
    const kept = new Map<string, string>();
    return { getItem: (name) => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
  }
}

/** Storage that outlives the window; where it is forbidden, nothing does. */
function browserStorage(): Parameters<typeof heldHere>[0] {
  try {
    return localStorage;
  } catch {
    return { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  }
}

/** The device as the browser gives it. */
export const browserDevice = (): SheetDevice => ({
  shelf: deviceShelf(),
  heldHere: heldHere(browserStorage(), 'locks' in navigator ? navigator.locks : undefined),
  windowName,
  ticks: () => performance.now(),
  windowStorage: windowStorage(),
});
