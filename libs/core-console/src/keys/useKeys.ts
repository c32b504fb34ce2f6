import { useEffect, useEffectEvent } from 'react';
import { takeEarlyKey } from './earlyKey.ts';
import { mayAct } from './mayAct.ts';

/** Action of a key; returning false leaves the key to the browser. */
export type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/**
 * Keys of the page, by `event.key`, from anywhere but a field, a dialog or a menu. A key that was pressed while this part
 * was loading counts too.
 */
export function useKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!mayAct(event)) return false;
    const act = actions[event.key];
    if (act === undefined || act(event) === false) return false;
    event.preventDefault();
    return true;
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => void press(event);
    document.addEventListener('keydown', listen);
    takeEarlyKey((event) => press(event));
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
