import { useEffect, type RefObject } from 'react';
import { isTyping } from './isTyping.ts';

/** `/` focuses the search from anywhere on the page but a field or a dialog. */
export function useSearchKey(input: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      // A dialog is over the page: content below it must not take the focus.
      if (isTyping(event.target) || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [input]);
}
