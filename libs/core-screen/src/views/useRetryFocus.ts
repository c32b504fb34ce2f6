import { useEffect, useRef, type FragmentInstance, type RefObject } from 'react';
import { isNowhere } from '../domain/useKeptFocus.ts';

export interface RetryFocus {
  /** Ref for the content that replaces the failure. */
  readonly place: RefObject<FragmentInstance | null>;
  /** Call it when the retry button is pressed. */
  readonly pressed: () => void;
}

/**
 * Target of the focus when the retry button disappears with the failure: the content that replaces it. `settled`: no
 * request is running.
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
