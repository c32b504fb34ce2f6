import { useSyncExternalStore } from 'react';

const calm = '(prefers-reduced-motion: reduce)';

/** jsdom and very old browsers lack matchMedia. */
const query = () => (typeof window.matchMedia === 'function' ? window.matchMedia(calm) : undefined);

function watchMotion(changed: () => void): () => void {
  const list = query();
  list?.addEventListener('change', changed);
  return () => list?.removeEventListener('change', changed);
}

/** The reader asked for less motion: animations by JavaScript jump instead; GlobalStyle stops those by CSS. */
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

/** The page's direction of writing, for libraries that need it as a value; CSS uses logical properties instead. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(
    watchDirection,
    () => (root().dir === 'rtl' ? 'rtl' : 'ltr'),
    () => 'ltr',
  );
}
