import { useKeys } from '../keys/useKeys.ts';
import type { TableStore } from './TableStore.ts';

/** Keys that a control in focus has for itself belong to the table only while nothing else has the focus. */
const isFree = ({ target }: KeyboardEvent) =>
  target === document.body || (target instanceof HTMLElement && target.matches('[role=grid]'));

export interface TableKeysGiven<Row> {
  readonly store: TableStore<Row>;
  readonly choose: boolean;
  readonly opens: boolean;
}

/** The keys of a table: j k and arrows move, x chooses, shift-x up to here, Enter opens, a dot the menu, Escape gives up the choice. */
export function useTableKeys<Row>({ store, choose, opens }: TableKeysGiven<Row>): void {
  const { selection } = store;
  const chooseBy = (act: (id: number | string) => void) => {
    if (!choose || store.current === null) return false;
    act(store.current);
    return true;
  };
  const freely = (act: () => unknown) => (event: KeyboardEvent) => (isFree(event) ? act() : false);
  useKeys({
    j: () => store.move(1),
    k: () => store.move(-1),
    ArrowDown: freely(() => store.move(1)),
    ArrowUp: freely(() => store.move(-1)),
    PageDown: freely(() => store.move(10)),
    PageUp: freely(() => store.move(-10)),
    Home: freely(() => store.move(-store.ids.length)),
    End: freely(() => store.move(store.ids.length)),
    x: () => chooseBy((id) => selection.toggle(id)),
    ' ': freely(() => chooseBy((id) => selection.toggle(id))),
    X: () => chooseBy((id) => selection.extendTo(id, store.ids)),
    Enter: freely(() => {
      if (!opens || store.current === null) return false;
      return store.open(store.current);
    }),
    '.': () => {
      const button = document.querySelector<HTMLElement>('[role=row][data-current] [data-menu] button');
      if (button === null) return false;
      button.focus();
      return button.click();
    },
    Escape: () => {
      // A panel lies over the table, and may ask before it closes.
      if (store.chosenCount === 0 || document.querySelector('[data-side-panel]') !== null) return false;
      return selection.clear();
    },
  });
}
