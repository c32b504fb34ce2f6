import { PagedList, type CallOptions, type Page } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { ColumnsStore, type ColumnSettings } from './ColumnsStore.ts';
import { SelectionStore } from './SelectionStore.ts';
import {
  readTableAddress,
  sortOf,
  writeTableAddress,
  type AddressFacts,
  type RowId,
  type TableQuery,
} from './tableQuery.ts';

/** A page of rows, with the number of all rows that match the query. */
export interface TablePage<Row> extends Page<Row> {
  readonly total: number;
}

export interface TableSettings<Row, Answer extends TablePage<Row>> extends ColumnSettings {
  /** Asks the server for a page; the first one has an empty cursor. */
  readonly load: (query: TableQuery, cursor: string, options: CallOptions) => Promise<Answer>;
  readonly id: (row: Row) => RowId;
  /** The usual order: a column's id, with a minus in front for descending. */
  readonly sort: string;
  /** Ids of the filters, which are also their names in the address. */
  readonly filters?: readonly string[];
}

/** The rows that an action is about: single ones, or all that match the query when the action arrives. */
export type Chosen =
  | { readonly kind: 'rows'; readonly ids: readonly RowId[] }
  | { readonly kind: 'all'; readonly query: TableQuery; readonly except: readonly RowId[] };

/**
 * A table of the console: its rows page by page, the query that its address holds, chosen rows, columns, and the row in
 * the side panel. An answer to an earlier query is dropped by `PagedList`.
 */
export class TableStore<Row, Answer extends TablePage<Row> = TablePage<Row>> {
  readonly list: PagedList<Row, TableQuery, Answer>;
  readonly selection = new SelectionStore();
  readonly columns: ColumnsStore;
  query: TableQuery;
  dense = false;
  /** Id of the row in the side panel; empty for none. */
  opened = '';
  /** The row that keys act on; null before the first one. */
  current: RowId | null = null;
  #facts: AddressFacts;
  readonly #own: AddressFacts;
  #shown = '';

  constructor({ load, id, sort, filters = [], ...columns }: TableSettings<Row, Answer>) {
    this.list = new PagedList(load, { id });
    this.columns = new ColumnsStore(columns);
    this.#own = { columns: columns.columns, sort, filters };
    this.#facts = this.#own;
    this.query = { q: '', sort, filters: {}, view: '' };
    makeAutoObservable(this, { query: observableRef });
  }

  /** Number of rows that match the query; 0 before the first answer. */
  get total(): number {
    return this.list.latest?.total ?? 0;
  }

  get ids(): readonly RowId[] {
    return this.list.rows.map(this.list.idOf);
  }

  /** Number of chosen rows. */
  get chosenCount(): number {
    return this.selection.count(this.total);
  }

  /** The chosen rows, for the call of a bulk action. */
  get chosen(): Chosen {
    const { all, ids } = this.selection;
    return all ? { kind: 'all', query: this.query, except: ids } : { kind: 'rows', ids };
  }

  /** The row in the side panel; undefined when it is not among the loaded ones. */
  get openedRow(): Row | undefined {
    return this.opened === '' ? undefined : this.list.rows.find((row) => String(this.list.idOf(row)) === this.opened);
  }

  /** Position of the row in the side panel, from 1; 0 when it is not among the loaded ones. */
  get openedPlace(): number {
    return this.ids.findIndex((id) => String(id) === this.opened) + 1;
  }

  /** Whether words or filters leave rows out. */
  get narrowed(): boolean {
    return this.query.q !== '' || Object.keys(this.query.filters).length > 0;
  }

  /** Takes columns that the enterprise adds, each of them a filter too. They are known before the address is read. */
  extend(added: readonly string[]): void {
    const { columns, filters, sort } = this.#own;
    this.#facts = { columns: [...columns, ...added], sort, filters: [...filters, ...added] };
    this.columns.extend(added);
  }

  /** Takes query, columns and open row from the address, and loads the rows when the query is another one. */
  show(params: URLSearchParams): Promise<void> {
    const { columns, dense, open, ...query } = readTableAddress(params, this.#facts);
    this.columns.read(columns);
    this.dense = dense;
    this.opened = open;
    const key = JSON.stringify(query);
    if (this.list.state === 'ready' && key === this.#shown) return this.list.refresh();
    if (this.list.state === 'loading' && key === this.#shown) return Promise.resolve();
    return this.ask(query);
  }

  /** The address of the table as it is; other parameters of `params` stay. */
  written(params: URLSearchParams): URLSearchParams {
    return writeTableAddress(
      { ...this.query, columns: this.columns.written, dense: this.dense, open: this.opened },
      this.#facts,
      params,
    );
  }

  /** The same address as this table would write it. */
  rewritten(params: URLSearchParams): URLSearchParams {
    return writeTableAddress(readTableAddress(params, this.#facts), this.#facts, params);
  }

  search(q: string): void {
    this.change({ q: q.trim() });
  }

  /** Orders by a column; by the same one, in the other direction. */
  sortBy(column: string): void {
    const now = sortOf(this.query.sort);
    this.change({ sort: now.column === column && !now.descending ? `-${column}` : column });
  }

  /** Sets a filter; without values it is taken away. */
  filter(name: string, values: readonly string[]): void {
    const filters = Object.entries({ ...this.query.filters, [name]: values }).filter(([, chosen]) => chosen.length > 0);
    this.change({ filters: Object.fromEntries(filters) });
  }

  /** Takes words and filters away. */
  clearFilters(): void {
    this.change({ q: '', filters: {} });
  }

  /** Shows a saved view: its filters and order in place of the present ones. */
  showView(id: string, query: Partial<Omit<TableQuery, 'view'>> = {}): void {
    this.change({ q: '', filters: {}, sort: this.#facts.sort, ...query, view: id });
  }

  setDense(dense: boolean): void {
    this.dense = dense;
  }

  /** Opens a row in the side panel. */
  open(id: RowId): void {
    this.opened = String(id);
    this.current = id;
  }

  close(): void {
    this.opened = '';
  }

  setCurrent(id: RowId): void {
    this.current = id;
  }

  /** Moves by so many rows; an open side panel follows. Near the end the next page is loaded. */
  move(step: number): void {
    const { ids } = this;
    const at = this.current === null ? -1 : ids.indexOf(this.current);
    const goal = at < 0 ? 0 : Math.min(ids.length - 1, Math.max(0, at + step));
    const id = ids[goal];
    if (id === undefined) return;
    this.current = id;
    if (this.opened !== '') this.opened = String(id);
    if (goal >= ids.length - 5) void this.list.loadMore();
  }

  /** The screen was left: running calls end, rows stay for a return. */
  leave(): void {
    this.list.leave();
  }

  private change(part: Partial<TableQuery>): void {
    const query = { ...this.query, ...part };
    if (JSON.stringify(query) !== JSON.stringify(this.query)) void this.ask(query);
  }

  private ask(query: TableQuery): Promise<void> {
    const { q, filters, view } = this.query;
    const sameRows = JSON.stringify([q, filters, view]) === JSON.stringify([query.q, query.filters, query.view]);
    // "All that match" was said of the other query; single rows stay chosen.
    if (!sameRows && this.selection.all) this.selection.clear();
    this.query = query;
    this.current = null;
    this.#shown = JSON.stringify(query);
    return this.list.show(query);
  }
}
