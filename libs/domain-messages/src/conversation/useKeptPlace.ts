import { useChange } from '@banyan/core-screen/views';
import { useLayoutEffect, useRef } from 'react';

/** Whoever is this near to the end, px, is there. */
const atEndPx = 48;

/** What changes the lines: the newest and the oldest of them, how many wait to be sent, and what can be pressed in them. */
export interface LinesShown {
  readonly newest: number | undefined;
  readonly oldest: number | undefined;
  readonly unsent: number;
  readonly pressable: string;
}

/**
 * Keeps what is read in its place: older lines come above it, and a new one does not take along whoever reads further up.
 * Whoever is at the end, or writes a line, sees the last one.
 */
export function useKeptPlace({ newest, oldest, pressable, unsent }: LinesShown) {
  const scroller = useRef<HTMLDivElement>(null);
  // What was pressed may be gone with it: the keyboard stays in the lines.
  useChange(pressable, () => {
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true });
  });
  /** From the top of what is in sight to the end of the lines, px; null before the first of them. */
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
