import { useCallback, useSyncExternalStore } from 'react';

/** Tells when parts of the page become inert, or are no longer. */
function watchInert(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document, { subtree: true, attributes: true, attributeFilter: ['inert'] });
  return () => observer.disconnect();
}

/** Whether a dialog stands over an element: what lies beneath one is inert. */
export function useCovered(element: Element | null): boolean {
  return useSyncExternalStore(
    watchInert,
    useCallback(() => element !== null && element.closest('[inert]') !== null, [element]),
  );
}
