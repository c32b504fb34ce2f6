import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';

/**
 * Stands before what opens. A native button that is pressed by a key clicks without a pointer, which react-aria takes for
 * the press of a screen reader: it would wait until nothing on the page moves, and of two moves of the focus make the first
 * alone, so that a menu opened a second time has none of its lines in focus, or nothing. One that is pressed by a
 * pointer before react-aria has come would have its first line ringed.
 */
export function ByKey({ open }: { open: boolean }) {
  useLayoutEffect(() => {
    if (!open) return;
    setInteractionModality(document.activeElement?.matches(':focus-visible') === true ? 'keyboard' : 'pointer');
  }, [open]);
  return null;
}
