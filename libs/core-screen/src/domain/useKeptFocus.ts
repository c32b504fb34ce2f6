import { useEffect, useRef, type RefObject } from 'react';
import { useChange } from './useChange.ts';

/** True when nothing has the focus. */
export const isNowhere = () => document.activeElement === null || document.activeElement === document.body;

/**
 * Target of the focus when the pressed button disappears: give the element a `tabIndex` of -1. A change of `state`
 * removes the button. On a page where nothing has had the focus yet, the focus stays at the top.
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
