import { useCallback, useSyncExternalStore, type RefObject } from 'react';

/**
 * The text that stands in a text area, whoever put it there: a reader, the caller's `value`, a form library through the
 * element itself, or the reset of its form.
 * @param begin What it is before the element exists.
 */
export function useShownText(areaRef: RefObject<HTMLTextAreaElement | null>, begin: string): string {
  const subscribe = useCallback(
    (tell: () => void) => {
      const element = areaRef.current;
      const form = element?.form;
      // The form's own listener runs before its fields are back.
      const tellLater = () => queueMicrotask(tell);
      // React hears of what is typed at its root. Told before it, a reader's text would give way to the caller's old `value`
      // before the caller has heard of the new one.
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
