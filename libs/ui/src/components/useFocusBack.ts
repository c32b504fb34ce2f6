import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * For what comes and goes by itself and holds buttons: where the keyboard is in it when it goes, it returns to where it was
 * when it came, unless the screen has put it somewhere.
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
