import { useEffect, useRef, type RefObject } from 'react';
import { useChange } from './useChange.ts';

/** Nothing has the focus. */
export const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Where the keyboard goes when the button that was pressed is no longer there: give the element a `tabIndex` of -1. `state`
 * is what takes the button away. On a page on which nothing has had the focus yet, it is left to begin at the top.
 */
export function useKeptFocus<E extends Pick<HTMLElement, 'focus'>>(state: unknown): RefObject<E | null> {
  const place = useRef<E>(null);
  const had = useRef(false);
  useEffect(() => {
    had.current = !isNowhere();
    const note = () => {
      had.current = true;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useChange(state, () => {
    if (had.current && isNowhere()) place.current?.focus({ preventScroll: true });
  });
  return place;
}
