import { useState } from 'react';

/**
 * A value kept by the caller, or by the control itself as long as the caller gives none.
 * @param held The caller's value; `undefined` leaves it to the control.
 * @param initial The control's initial value when it keeps its own.
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
