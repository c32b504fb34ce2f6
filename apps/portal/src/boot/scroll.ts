const storageKey = 'banyan.scroll';
/** Time limit for a screen's content to reach its earlier length, ms. */
const patienceMs = 4000;
const mostKept = 50;

/** A screen's entry in the history. */
export interface Place {
  /** Key of the history entry. */
  readonly key: string;
  readonly pathname: string;
  readonly hash: string;
}

/** Scroll positions of the screens of this tab. */
export interface ScrollKeeper {
  /** The screen of this entry has arrived; `back` after back, forward or reload. */
  arrived(place: Place, back: boolean): void;
  /** The screen in view is rendered again in another language: it keeps its position. */
  made(): void;
}

/**
 * Back, forward and reload restore the scroll position. Lists fill after their screen is shown, so the position is
 * restored once the page is long enough; any scrolling by the reader ends that. A new screen starts at its top; another
 * filter or page keeps the position.
 */
export function createScrollKeeper(): ScrollKeeper {
  history.scrollRestoration = 'manual';
  const positions = recall();
  let current: Place | null = null;
  let end: () => void = () => undefined;

  const remember = (place: Place | null, top: number) => {
    if (place === null) return;
    const name = nameOf(place);
    positions.delete(name);
    positions.set(name, top);
    const oldest = positions.keys().next().value;
    if (positions.size > mostKept && oldest !== undefined) positions.delete(oldest);
  };
  // The position is recorded during scrolling: once the next screen is there it is too late.
  addEventListener('scroll', () => remember(current, scrollY), { passive: true });
  addEventListener('pagehide', () => {
    remember(current, scrollY);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify([...positions]));
    } catch {
      // Nothing is stored: the page then starts at its top.
    }
  });

  return {
    arrived(place, back) {
      if (current?.key === place.key) return;
      const moved = current?.pathname !== place.pathname;
      current = place;
      end();
      const known = back ? positions.get(nameOf(place)) : undefined;
      if (known !== undefined) end = approach(known);
      else if (moved && place.hash === '') scrollTo(0, 0);
    },
    made() {
      end();
      // The page keeps its length until it is rendered again.
      end = approach(scrollY, true);
    },
  };
}

/** The first entry of every document has the same key: the path distinguishes them. */
const nameOf = ({ key, pathname }: Place) => `${key} ${pathname}`;

/** Scrolls to a height as the page grows, until it is there (unless it `holds`), the reader scrolls or 4 s pass. */
function approach(target: number, holds = false): () => void {
  const stops = ['wheel', 'touchstart', 'keydown', 'pointerdown'];
  const observer = new ResizeObserver(() => step());
  const timer = setTimeout(() => end(), patienceMs);
  const end = () => {
    clearTimeout(timer);
    observer.disconnect();
    for (const name of stops) removeEventListener(name, end);
  };
  const step = () => {
    scrollTo(0, target);
    if (!holds && Math.abs(scrollY - target) < 2) end();
  };
  for (const name of stops) addEventListener(name, end, { passive: true });
  observer.observe(document.body);
  step();
  return end;
}

function recall(): Map<string, number> {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return new Map(Array.isArray(kept) ? kept.filter(isPosition) : []);
  } catch {
    return new Map();
  }
}

function isPosition(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number';
}

/** Whether this document was reached by reload, back or forward: only then was its first screen seen before. */
export function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  const type = entry !== undefined && 'type' in entry ? entry.type : '';
  return type === 'reload' || type === 'back_forward';
}
