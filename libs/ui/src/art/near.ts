import { useCallback, useState } from 'react';

/** How near to the window a picture comes before it is asked for, px. */
export const nearMargin = { least: 50, usual: 100, most: 200 } as const;

/** A margin within what is allowed; anything that is no number becomes the usual one. */
export function marginWithin(margin: number): number {
  if (!Number.isFinite(margin)) return nearMargin.usual;
  return Math.min(nearMargin.most, Math.max(nearMargin.least, Math.round(margin)));
}

/** How an observer is told of a margin: it holds for the window, and for every list that scrolls inside it. */
export const withMargin = (px: number): IntersectionObserverInit =>
  // `scrollMargin` is for the window too: where a browser knows it, `rootMargin` beside it would be added to it.
  ({ ['scrollMargin' in IntersectionObserver.prototype ? 'scrollMargin' : 'rootMargin']: `${px}px` });

/** What waits for an element, by element: one observer per margin watches them all. */
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
 * Calls back once, when `element` is in the window or `margin` px from it; at once where a browser cannot tell.
 * `byTab`: also with the first Tab, for what has controls, which Tab would pass before the page scrolls.
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
  // Before anything on the page could keep the key to itself.
  if (byTab) addEventListener('keydown', onKey, true);
  observer.observe(element);
  return leave;
}

/** Whether an element has come near the window, or by Tab, and the ref that watches it. It never becomes far again. */
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
