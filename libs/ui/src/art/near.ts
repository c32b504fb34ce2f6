import { useCallback, useState } from 'react';

/** Distance from the window at which a picture starts to load, px. */
export const nearMargin = { least: 50, usual: 100, most: 200 } as const;

/** Clamps a margin to the allowed range; anything that is not a number becomes the default. */
export function marginWithin(margin: number): number {
  if (!Number.isFinite(margin)) return nearMargin.usual;
  return Math.min(nearMargin.most, Math.max(nearMargin.least, Math.round(margin)));
}

/** Observer options for a margin: it applies to the window and to every scrolling list inside it. */
export const withMargin = (px: number): IntersectionObserverInit =>
  // `scrollMargin` covers the window too: in a browser that supports it, `rootMargin` would be added on top.
  ({ ['scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin']: `${px}px` });

/** Callbacks by element: one observer per margin watches all elements. */
interface Watch {
  observer: IntersectionObserver;
  waiting: Map<Element, () => void>;
}

const watches = new Map<number, Watch>();

function watchFor(margin: number): Watch {
  const existing = watches.get(margin);
  if (existing !== undefined) return existing;
  const waiting = new Map<Element, () => void>();
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) waiting.get(target)?.();
  }, withMargin(margin));
  const watch = { observer, waiting };
  watches.set(margin, watch);
  return watch;
}

/**
 * Calls back once, when `element` is in the window or `margin` px from it; at once in a browser without observers.
 * `byTab`: also with the first Tab, for elements with controls, which Tab would pass before the page scrolls.
 */
export function whenNear(element: Element, margin: number, near: () => void, byTab = false): () => void {
  if (typeof IntersectionObserver === 'undefined') {
    near();
    return () => undefined;
  }
  const { observer, waiting } = watchFor(marginWithin(margin));
  const onKey = ({ key }: KeyboardEvent) => {
    if (key === 'Tab') come();
  };
  const leave = () => {
    waiting.delete(element);
    observer.unobserve(element);
    removeEventListener('keydown', onKey, true);
  };
  const come = () => {
    leave();
    near();
  };
  waiting.set(element, come);
  // In the capture phase, before the page can stop the key.
  if (byTab) addEventListener('keydown', onKey, true);
  observer.observe(element);
  return leave;
}

/** Whether an element has come near the window, or near by Tab, and the ref that watches it. It stays near. */
export function useNear(
  margin: number,
  atOnce: boolean,
  byTab = false,
): [boolean, (element: Element | null) => (() => void) | undefined] {
  const [near, setNear] = useState(atOnce);
  const seen = near || atOnce;
  const watch = useCallback(
    (element: Element | null) =>
      element === null || seen ? undefined : whenNear(element, margin, () => setNear(true), byTab),
    [margin, seen, byTab],
  );
  return [seen, watch];
}
