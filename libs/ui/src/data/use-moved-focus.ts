import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on a row after a drop. The library does so itself when the new order arrives within 50 ms; on a busy
 * machine it takes longer, and the focus would stay at the old place.
 * @param items the rows in their current order
 */
export function useMovedFocus(items: readonly unknown[]): {
  grid: RefObject<HTMLDivElement | null>;
  /** Called with a dropped row; it takes the focus with the next order. */
  onMoved: (key: string) => void;
} {
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  useEffect(() => {
    if (moved.current === undefined) return;
    grid.current?.querySelector<HTMLElement>(`[role=row][data-key="${CSS.escape(moved.current)}"]`)?.focus();
    moved.current = undefined;
  }, [items]);
  return {
    grid,
    onMoved: (key) => {
      moved.current = key;
    },
  };
}
