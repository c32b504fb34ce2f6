import { useRef, type RefObject } from 'react';
import { useChange } from './useChange.ts';

/**
 * Where the keyboard goes when the button that was pressed is no longer there: give the element a `tabIndex` of -1. `state`
 * is what takes the button away. [UI-07]
 */
export function useKeptFocus<E extends HTMLElement>(state: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  useChange(state, () => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
  return place;
}
