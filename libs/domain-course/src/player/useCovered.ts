import { useCallback, useSyncExternalStore } from 'react';

/** Calls back when parts of the page become inert or active again. */
function watchInert(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
}

/** Whether a dialog covers an element: the page below a dialog is inert. */
export function useCovered(element: Element | null): boolean {
  return useSyncExternalStore(
    watchInert,
    useCallback(() => element !== null && element.closest('[inert]') !== null, [element]),
  );
}
