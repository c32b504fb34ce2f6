import { useEffect, useRef, type FragmentInstance, type RefObject } from 'react';
import { isNowhere } from '../domain/useKeptFocus.ts';

export interface RetryFocus {
  /** On what comes instead of the failure. */
  readonly place: RefObject<FragmentInstance | null>;
  /** Somebody has pressed to try again. */
  readonly pressed: () => void;
}

/**
 * Where the keyboard goes when "try again" has gone with the failure: into what comes in its place. `settled`: nothing is
 * under way.
 */
export function useRetryFocus(settled: boolean): RetryFocus {
  const place = useRef<FragmentInstance>(null);
  const waits = useRef(false);
  useEffect(() => {
    if (!waits.current || !settled) return;
    waits.current = false;
    if (isNowhere()) place.current?.focus({ preventScroll: true });
  }, [settled]);
  const pressed = () => {
    waits.current = true;
  };
  return { place, pressed };
}
