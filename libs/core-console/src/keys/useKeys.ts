import { useEffect, useEffectEvent } from 'react';
import { mayAct } from './mayAct.ts';

/** Action of a key; returning false leaves the key to the browser. */
export type KeyActions = Readonly<Record<string, (event: KeyboardEvent) => unknown>>;

/** Keys of the page, by `event.key`, from anywhere but a field, a dialog or a menu. */
export function useKeys(actions: KeyActions): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!mayAct(event)) return;
    const act = actions[event.key];
    if (act !== undefined && act(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
