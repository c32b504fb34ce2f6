/** Whoever is back within this time has not left. */
export const leftAfterMs = 1500;

/** What the watch asks of the page. */
export interface WatchedPage {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden' | 'hasFocus'>;
}

/**
 * Tells when the exam's window is left: out of view or without the focus for longer than a slip. A choice of files
 * that the page itself asks for is none. `left` is called once it counts, `back` with the seconds it lasted. The answer
 * ends it.
 */
export function watchScreen(
  { window, document }: WatchedPage,
  { left, back, ticks }: { left: () => void; back: (seconds: number) => void; ticks: () => number },
): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let awaySince: number | null = null;
  let counted = false;
  let choosing = false;

  const away = () => document.hidden || !document.hasFocus();
  const count = () => {
    // The focus may have gone into a frame of this page.
    if (!away()) return here();
    counted = true;
    left();
  };
  const check = () => {
    if (!away()) return here();
    if (choosing || awaySince !== null) return;
    awaySince = ticks();
    timer = setTimeout(count, leftAfterMs);
  };
  const here = () => {
    clearTimeout(timer);
    if (counted && awaySince !== null) back(Math.round((ticks() - awaySince) / 1000));
    awaySince = null;
    counted = false;
    choosing = false;
  };
  // The focus has not moved on yet when `blur` tells that it leaves.
  const blurred = () => void Promise.resolve().then(check);
  const pressed = (event: Event) => {
    const { target } = event;
    if (target instanceof HTMLInputElement && target.type === 'file') choosing = true;
  };

  window.addEventListener('blur', blurred);
  window.addEventListener('focus', check);
  document.addEventListener('visibilitychange', check);
  document.addEventListener('click', pressed, true);
  return () => {
    clearTimeout(timer);
    window.removeEventListener('blur', blurred);
    window.removeEventListener('focus', check);
    document.removeEventListener('visibilitychange', check);
    document.removeEventListener('click', pressed, true);
  };
}
