import { windowName } from '@banyan/core-screen';
import { deviceShelf } from '../answers/deviceShelf.ts';
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

/** The device as the browser gives it. */
export const browserDevice = (): SheetDevice => ({
  shelf: deviceShelf(),
  windowName,
  ticks: () => performance.now(),
  windowStorage: windowStorage(),
});
