import { useEffect, useRef, type RefObject } from 'react';

/**
 * Keeps the focus on a row that was put down. The library does so itself when the new order comes within 50 ms; on a
 * busy machine it comes later, and the focus would stay where the row was.
 * @param items the rows in their present order
 */
export function useMovedFocus(items: readonly unknown[]): {
  grid: RefObject<HTMLDivElement | null>;
  /** A row was put down; it takes the focus with the next order. */
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
