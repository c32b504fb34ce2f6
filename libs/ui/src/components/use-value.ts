import { useState } from 'react';

/**
 * A value that the caller holds, or that the control holds itself as long as the caller gives none.
 * @param held The caller's value; `undefined` leaves it to the control.
 * @param initial What the control begins with when it holds the value itself.
 */
export function useValue<T, Next extends T = T>(held: T | undefined, initial: T, onChange?: (value: Next) => void) {
  const [own, setOwn] = useState<T>(initial);
  const value = held === undefined ? own : held;
  const change = (next: Next) => {
    if (held === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value, change] as const;
}
