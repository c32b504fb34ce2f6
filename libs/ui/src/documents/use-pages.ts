import { type RefObject, useEffect, useState } from 'react';

/** A page counts as shown when its top third has been in view, or it fills half of the room. */
const rootMargin = '0px';
const shares = [0, 0.1, 0.35, 0.5, 0.75, 1];

interface Shown {
  /** Numbers of the pages in view, or next to it. */
  readonly near: ReadonlySet<number>;
  /** The page that takes most of the room. */
  readonly page: number;
}

const noOf = (element: Element) => Number((element as HTMLElement).dataset['page']);

/** The pages near the visible part of a scrolling room, and the one being read. */
export function usePages(room: RefObject<HTMLElement | null>, total: number, initial: number): Shown {
  const [shown, setShown] = useState<Shown>({ near: new Set([initial]), page: initial });
  useEffect(() => {
    const root = room.current;
    if (root === null || total === 0) return;
    const heights = new Map<number, number>();
    const watch = new IntersectionObserver(
      (entries) => {
        for (const { target, intersectionRect } of entries) heights.set(noOf(target), intersectionRect.height);
        const visible = [...heights].filter(([, height]) => height > 0).sort(([one], [other]) => one - other);
        const [page = initial] = visible.reduce<[number, number]>(
          (most, one) => (one[1] > most[1] ? one : most),
          [initial, 0],
        );
        const near = new Set(visible.flatMap(([no]) => [no - 1, no, no + 1]));
        setShown({ near, page });
      },
      { root, rootMargin, threshold: shares },
    );
    for (const element of root.querySelectorAll('[data-page]')) watch.observe(element);
    return () => watch.disconnect();
  }, [room, total, initial]);
  return shown;
}
