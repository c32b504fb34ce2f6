import { useCallback, useEffect, useRef, type FragmentInstance, type RefObject } from 'react';
// Declares the methods of a `FragmentInstance` in a browser.
import type {} from 'react-dom';

const stops = ['a[href]', 'button:not(:disabled)', 'input:not(:disabled)', 'textarea:not(:disabled)', '[tabindex="0"]'];
const asks = '[role=dialog], [role=alertdialog]';
/** Time after which a closing dialog has returned the focus, or found no element to return it to. */
const settledMs = 60;

/** Position of the focus in a list. */
interface Place {
  readonly control: HTMLElement;
  readonly name: string;
  /** Index of the stop in its row. */
  readonly step: number;
  readonly row: Element;
  readonly list: Element;
  /** Index of the row, from the first. */
  at: number;
}

const stopsOf = (row: Element) => [...row.querySelectorAll<HTMLElement>(stops.join())];
const nameOf = (control: Element) => control.getAttribute('aria-label') ?? control.textContent;

/** The control in another row that corresponds to the removed one. */
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
  // The row that has moved up, those below it, then those above it.
  const near = [...rows.slice(at), ...rows.slice(0, at).reverse()];
  for (const row of near) {
    const like = likeIn(row, place);
    if (like !== undefined) return like;
  }
  return near.flatMap(stopsOf)[0];
}

export interface RowFocus {
  /** Ref for the rows. */
  readonly rows: (rows: FragmentInstance | null) => (() => void) | undefined;
  /** Ref for the content shown in place of the rows. */
  readonly instead: RefObject<FragmentInstance | null>;
}

/**
 * Keeps the focus in a list: when the focused row disappears, the focus moves to the same button of the next row, of
 * the previous one, or to the content shown when none is left; when only its button disappears, to the control in its
 * place in the row.
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
      // An open dialog returns the focus to the removed control; otherwise a person has moved the focus themselves.
      if (active.closest(asks) === null) held.current = undefined;
      return;
    }
    const next = place.list.isConnected ? nextOf(place) : (instead.current ?? shown.current);
    // Rows are loading: they, or the empty state, take the focus when they arrive.
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
        // A dialog is rendered at the end of the page.
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
  // The content in place of the rows is rendered with another state of the list.
  useEffect(() => {
    if (held.current !== undefined && !held.current.list.isConnected) lookSoon();
  });
  return { rows, instead };
}
