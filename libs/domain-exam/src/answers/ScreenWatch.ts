/** An absence shorter than this does not count as leaving. */
export const leftAfterMs = 1500;

/** The parts of the page that are watched. */
export interface WatchedPage {
  readonly window: Pick<Window, 'addEventListener' | 'removeEventListener'>;
  readonly document: Pick<Document, 'addEventListener' | 'removeEventListener' | 'hidden' | 'hasFocus'>;
}

/**
 * Reports when the exam's window is left: out of view or without the focus for longer than a slip. A file dialog opened
 * by the page itself does not count. `left` is called once it counts, `back` with the seconds it lasted. Returns a
 * function that stops watching.
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
  // The focus has not moved yet when `blur` fires.
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
