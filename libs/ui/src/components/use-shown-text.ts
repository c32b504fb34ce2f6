import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * The current text of a text area, from any source: typing, the caller's `value`, a form library that sets the element,
 * or the reset of its form.
 * @param begin The text before the element exists.
 */
export function useShownText(areaRef: RefObject<HTMLTextAreaElement | null>, begin: string): string {
  const subscribe = useCallback(
    (tell: () => void) => {
      const element = areaRef.current;
      const form = element?.form;
      // The form's own listener runs before its fields are reset.
      const tellLater = () => queueMicrotask(tell);
      // React listens for input at its root. A report before that would overwrite the typed text with the caller's old
      // `value`, because the caller does not know the new one yet.
      const page = element?.ownerDocument;
      const typed = (event: Event) => {
        if (event.target === element) tell();
      };
      page?.addEventListener('input', typed);
      form?.addEventListener('reset', tellLater);
      return () => {
        page?.removeEventListener('input', typed);
        form?.removeEventListener('reset', tellLater);
      };
    },
    [areaRef],
  );
  return useSyncExternalStore(
    subscribe,
    () => areaRef.current?.value ?? begin,
    () => begin,
  );
}
