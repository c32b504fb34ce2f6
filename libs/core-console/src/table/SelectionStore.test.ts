import { expect, it } from 'vitest';
import { SelectionStore } from './SelectionStore.ts';

const rows = [1, 2, 3, 4, 5, 6];

it('chooses every row from the last one to the next, both ends too, in either direction [AC-10]', () => {
  const selection = new SelectionStore();
  selection.toggle(2);
  selection.extendTo(4, rows);
  expect(selection.ids).toEqual([2, 3, 4]);
  selection.clear();
  selection.toggle(5);
  selection.extendTo(3, rows);
  expect([...selection.ids].sort()).toEqual([3, 4, 5]);
  // A row that is out of sight begins anew.
  selection.extendTo(9, rows);
  expect(selection.has(9)).toBe(true);
  expect(selection.count(100)).toBe(4);
});

it('chooses all rows of a query but those taken out [AC-10]', () => {
  const selection = new SelectionStore();
  selection.chooseAll();
  selection.toggle(3);
  expect([selection.has(3), selection.has(99), selection.count(100)]).toEqual([false, true, 99]);
  selection.toggleAll(rows);
  expect(selection.count(100)).toBe(100);
  selection.toggleAll(rows);
  expect(selection.count(100)).toBe(94);
});
