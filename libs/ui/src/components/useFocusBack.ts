import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For content with buttons that appears and disappears by itself: if the focus is inside when it disappears, the focus
 * returns to the element that had it when the content appeared, unless the screen has moved it.
 */
export function useFocusBack<E extends HTMLElement>(): RefObject<E | null> {
  const place = useRef<E>(null);
  useLayoutEffect(() => {
    const from = document.activeElement;
    const here = place.current;
    return () => {
      if (here === null || !here.contains(document.activeElement)) return;
      queueMicrotask(() => {
        if (document.activeElement === document.body && from instanceof HTMLElement)
          from.focus({ preventScroll: true });
      });
    };
  }, []);
  return place;
}
