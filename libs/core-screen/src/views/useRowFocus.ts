import { useCallback, useEffect, useRef, type FragmentInstance, type RefObject } from 'react';
// Says what a `FragmentInstance` can do in a browser.
import type {} from 'react-dom';

const stops = ['a[href]', 'button:not(:disabled)', 'input:not(:disabled)', 'textarea:not(:disabled)', '[tabindex="0"]'];
const asks = '[role=dialog], [role=alertdialog]';
/** By then a dialog that closes has given the focus back, or found that there is nobody to give it to. */
const settledMs = 60;

/** Where the keyboard is in a list. */
interface Place {
  readonly control: HTMLElement;
  readonly name: string;
  /** Which stop of its row it is. */
  readonly step: number;
  readonly row: Element;
  readonly list: Element;
  /** Which row it is, from the first. */
  at: number;
}

const stopsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(stops.join())];
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** What does in another row what was done in the one that is gone. */
function likeIn(row: Element, { control, name, step }: Place): HTMLElement | undefined {
  const all = stopsOf(row).filter(({ tagName }) => tagName === control.tagName);
  return all.find((one) => nameOf(one) === name) ?? all.find((one) => one === stopsOf(row)[step]);
}

function nextOf(place: Place): HTMLElement | undefined {
  const rows = [...place.list.children];
  const { step } = place;
  if (place.row.isConnected) {
    const own = stopsOf(place.row);
    const beside = likeIn(place.row, place) ?? own[Math.min(step, own.length - 1)];
    if (beside !== undefined) return beside;
  }
  const at = place.row.isConnected ? rows.indexOf(place.row) : place.at;
  // The row that has come up, those below it, then those above it.
  const near = [...rows.slice(at), ...rows.slice(0, at).reverse()];
  for (const row of near) {
    const like = likeIn(row, place);
    if (like !== undefined) return like;
  }
  return near.flatMap(stopsOf)[0];
}

export interface RowFocus {
  /** On the rows. */
  readonly rows: (rows: FragmentInstance | null) => (() => void) | undefined;
  /** On what stands there in place of the rows. */
  readonly instead: RefObject<FragmentInstance | null>;
}

/**
 * Keeps the keyboard in a list: when the row that has the focus goes, the focus comes to the same button of the next row,
 * of the one before, or to what stands there when none is left; when its button alone goes, to what is in its place in the
 * row.
 */
export function useRowFocus(): RowFocus {
  const held = useRef<Place>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const instead = useRef<FragmentInstance>(null);
  const shown = useRef<FragmentInstance>(null);

  const look = useCallback(() => {
    const place = held.current;
    if (place === undefined) return;
    if (place.row.isConnected) place.at = [...place.list.children].indexOf(place.row);
    if (place.control.isConnected) return;
    const active = document.activeElement;
    if (active !== null && active !== document.body) {
      // A question that is still there gives the focus back to who is gone; elsewhere somebody has put it themselves.
      if (active.closest(asks) === null) held.current = undefined;
      return;
    }
    const next = place.list.isConnected ? nextOf(place) : (instead.current ?? shown.current);
    // Rows are on their way: they, or what says that there are none, take it when they come.
    if (next == null) return;
    held.current = undefined;
    next.focus();
  }, []);
  const lookSoon = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, settledMs);
  }, [look]);

  const rows = useCallback(
    (fragment: FragmentInstance | null) => {
      shown.current = fragment;
      if (fragment === null) return undefined;
      const changed = new MutationObserver(lookSoon);
      const note = ({ currentTarget: row, target: control }: Event) => {
        if (!(row instanceof Element) || !(control instanceof HTMLElement) || row.parentElement === null) return;
        const list = row.parentElement;
        const [step, at] = [stopsOf(row).indexOf(control), [...list.children].indexOf(row)];
        held.current = { control, name: nameOf(control) ?? '', step, row, list, at };
        changed.disconnect();
        changed.observe(list, { childList: true, subtree: true });
        // A dialog stands at the end of the page.
        changed.observe(document.body, { childList: true });
      };
      const left = ({ target }: Event) =>
        void setTimeout(() => {
          const { activeElement } = document;
          if (held.current?.control !== target || !held.current.control.isConnected) return;
          if (activeElement !== target && activeElement?.closest(asks) == null) held.current = undefined;
        });
      fragment.addEventListener('focusin', note);
      fragment.addEventListener('focusout', left);
      return () => {
        shown.current = null;
        changed.disconnect();
        fragment.removeEventListener('focusin', note);
        fragment.removeEventListener('focusout', left);
        lookSoon();
      };
    },
    [lookSoon],
  );
  useEffect(() => () => clearTimeout(timer.current), []);
  // What stands in place of the rows comes with another picture of the list.
  useEffect(() => {
    if (held.current !== undefined && !held.current.list.isConnected) lookSoon();
  });
  return { rows, instead };
}
