import { makeAutoObservable, observable } from 'mobx';
import type { RowId } from './tableQuery.ts';

/**
 * Chosen rows of a table: single ones, or all that match the query except single ones. They outlive pages, filters and
 * the side panel.
 */
export class SelectionStore {
  /** True when all rows of the query are chosen, also those not loaded yet. */
  all = false;
  /** The chosen rows; with `all`, those left out. */
  private readonly marked = observable.set<RowId>([], { deep: false });
  /** The row where a range begins. */
  private anchor: RowId | null = null;

  constructor() {
    makeAutoObservable(this);
  }

  has(id: RowId): boolean {
    return this.marked.has(id) !== this.all;
  }

  /** The chosen rows; with `all`, those left out. */
  get ids(): readonly RowId[] {
    return [...this.marked];
  }

  /** Number of chosen rows, of `total` that match the query. */
  count(total: number): number {
    return this.all ? Math.max(0, total - this.marked.size) : this.marked.size;
  }

  toggle(id: RowId): void {
    this.set(id, !this.has(id));
    this.anchor = id;
  }

  /** Chooses every row from the last toggled one to `id`, in the order of `rows`. */
  extendTo(id: RowId, rows: readonly RowId[]): void {
    const ends = [this.anchor === null ? -1 : rows.indexOf(this.anchor), rows.indexOf(id)];
    if (ends.includes(-1)) return this.toggle(id);
    for (const one of rows.slice(Math.min(...ends), Math.max(...ends) + 1)) this.set(one, true);
    this.anchor = id;
  }

  /** Chooses these rows, or takes them all out when each of them is chosen. */
  toggleAll(rows: readonly RowId[]): void {
    const on = !rows.every((id) => this.has(id));
    for (const id of rows) this.set(id, on);
  }

  /** Chooses all rows of the query. */
  chooseAll(): void {
    this.marked.clear();
    this.all = true;
  }

  clear(): void {
    this.marked.clear();
    this.all = false;
    this.anchor = null;
  }

  private set(id: RowId, on: boolean): void {
    if (on === this.all) this.marked.delete(id);
    else this.marked.add(id);
  }
}
