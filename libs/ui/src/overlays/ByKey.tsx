import { useLayoutEffect } from 'react';
import { setInteractionModality } from 'react-aria-components';

/**
 * Placed before the opened content. A native button pressed by a key clicks without a pointer, which react-aria takes
 * for a screen reader's press: it would wait until nothing on the page moves, and of two focus moves make the first
 * alone, so that a menu opened a second time has no focused line, or no focus at all. One opened by pointer before
 * react-aria has loaded would show a focus ring on the first line.
 */
export function ByKey({ open }: { open: boolean }) {
  useLayoutEffect(() => {
    if (!open) return;
    setInteractionModality(document.activeElement?.matches(':focus-visible') === true ? 'keyboard' : 'pointer');
  }, [open]);
  return null;
}
