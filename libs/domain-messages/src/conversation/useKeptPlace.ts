import { useChange } from '@banyan/core-screen/views';
import { useLayoutEffect, useRef } from 'react';

/** A distance to the end below this counts as the end, px. */
const atEndPx = 48;

/** Values that change the lines: the newest and the oldest, the number waiting to be sent, the buttons in them. */
export interface LinesShown {
  readonly newest: number | undefined;
  readonly oldest: number | undefined;
  readonly unsent: number;
  readonly pressable: string;
}

/**
 * Keeps the text being read in its place: older lines appear above it, and a new line does not scroll a reader further
 * up. A reader at the end, or one who sends a line, sees the last one.
 */
export function useKeptPlace({ newest, oldest, pressable, unsent }: LinesShown) {
  const scroller = useRef<HTMLDivElement>(null);
  // The pressed button may be gone with it: the focus stays in the lines.
  useChange(pressable, () => {
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  });
  /** From the top of the visible part to the end of the lines, px; null before the first of them. */
  const toEnd = useRef<number | null>(null);
  const before = useRef<Omit<LinesShown, 'pressable'>>({ newest: undefined, oldest: undefined, unsent: 0 });
  const onScroll = () => {
    const { current } = scroller;
    if (current !== null) toEnd.current = current.scrollHeight - current.scrollTop;
  };
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    const was = before.current;
    before.current = { newest, oldest, unsent };
    const atEnd = toEnd.current === null || toEnd.current - current.clientHeight < atEndPx;
    if (atEnd || unsent > was.unsent) current.scrollTop = current.scrollHeight;
    else if (newest === was.newest && oldest !== was.oldest)
      current.scrollTop = current.scrollHeight - (toEnd.current ?? 0);
    toEnd.current = current.scrollHeight - current.scrollTop;
  }, [newest, oldest, unsent]);
  return { scroller, onScroll };
}
