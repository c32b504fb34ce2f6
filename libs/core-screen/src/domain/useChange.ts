import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `changed` when `value` differs from the previous one; not for the first. */
export function useChange(value: unknown, changed: () => unknown): void {
  const known = useRef(value);
  const tell = useEffectEvent(changed);
  useEffect(() => {
    if (Object.is(known.current, value)) return;
    known.current = value;
    void tell();
  }, [value]);
}
