import { useSyncExternalStore } from 'react';

const calm = '(prefers-reduced-motion: reduce)';

/** jsdom and very old browsers cannot be asked. */
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(calm) : undefined);

function watchMotion(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** The reader asked for less motion: what JavaScript moves jumps instead; CSS is held back by GlobalStyle. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(
    watchMotion,
    () => query()?.matches ?? false,
    () => false,
  );
}

const root = () => document.documentElement;

/** Calls back when one of the root's attributes changes: the tenant's colours, the appearance, the direction. */
export function watchRoot(attributes: readonly string[], changed: () => void): () => void {
  const observer = new MutationObserver(changed);
  observer.observe(root(), { attributes: true, attributeFilter: [...attributes] });
  return () => observer.disconnect();
}

const watchDirection = (changed: () => void) => watchRoot(['dir'], changed);

/** The direction of writing of the page, for libraries that have to be told; CSS uses logical properties instead. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    watchDirection,
    () => (root().dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
