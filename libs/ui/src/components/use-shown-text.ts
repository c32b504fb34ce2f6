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
      element?.addEventListener('input', tell);
      form?.addEventListener('reset', tellLater);
      return () => {
        element?.removeEventListener('input', tell);
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
