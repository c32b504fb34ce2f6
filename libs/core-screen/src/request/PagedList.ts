import { ErrorCode } from '@banyan/contracts';
import { idle, loading, type RequestState } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOptions } from '../api/api.ts';
import { LatestCall } from './LatestCall.ts';
import { refusalCode } from './refusal.ts';

/** A page as returned by list calls. */
export interface Page<Row> {
  readonly items: readonly Row[];
  /** Cursor of the page after this one; null at the end. */
  readonly next: string | null;
}

/** The call of a page; the first one has an empty cursor. */
export type AskPage<Query, Answer> = (query: Query, cursor: string, options: CallOptions) => Promise<Answer>;

/** A list that is fetched page by page: first page, more, end; no row twice; refreshed without a jump. */
export class PagedList<Row, Query = void, Answer extends Page<Row> = Page<Row>> {
  private first: RequestState<null> = idle;
  /** State of the page after the shown ones. */
  private more: RequestState<null> = idle;
  rows: readonly Row[] = [];
  /** Last page with its further fields, e.g. counts; the previous query's stays while the next one loads. */
  latest: Answer | null = null;
  /** True when the list was started again because its cursor was no longer valid. */
  restarted = false;
  readonly #ask: AskPage<Query, Answer>;
  readonly idOf: (row: Row) => number | string;
  readonly #call = new LatestCall();
  #query: { readonly value: Query } | null = null;
  #next: string | null = null;
  #pages = 0;
  /** Counts the calls of `show`: a removed row is put back into its own list alone. */
  #showings = 0;

  /** `id` identifies rows: a row that moves to the front between two pages must not appear twice. */
  constructor(ask: AskPage<Query, Answer>, { id }: { readonly id: (row: Row) => number | string }) {
    // A search may have reached the limit of one call without a result: then it continues.
    this.#ask = async (query, cursor, options) => {
      let page = await ask(query, cursor, options);
      while (page.items.length === 0 && page.next !== null) page = await ask(query, page.next, options);
      return page;
    };
    this.idOf = id;
    makeAutoObservable<this, 'first' | 'more'>(this, {
      first: observableRef,
      more: observableRef,
      rows: observableRef,
      idOf: false,
      latest: observableRef,
    });
  }

  /** State of the foot of the list. */
  get foot(): 'more' | 'loading' | 'failed' | 'end' {
    if (this.more.state === 'ready') return 'end';
    if (this.more.state === 'loading' || this.more.state === 'failed') return this.more.state;
    return 'more';
  }

  /** State of the first page, and thus of the whole list. */
  get state(): RequestState['state'] {
    return this.first.state;
  }

  /** Error of the first page; undefined without one. */
  get error(): unknown {
    return this.first.state === 'failed' ? this.first.error : undefined;
  }

  get empty(): boolean {
    return this.first.state === 'ready' && this.rows.length === 0;
  }

  /** Shows a query from its first page. */
  show(query: Query): Promise<void> {
    this.#query = { value: query };
    this.#showings += 1;
    this.first = loading;
    this.more = idle;
    this.rows = [];
    this.restarted = false;
    return this.#askFirst(query, (error) => this.failFirst(error));
  }

  /** Fetches the first page again after a failure. */
  retry(): Promise<void> {
    return this.#query === null ? Promise.resolve() : this.show(this.#query.value);
  }

  /**
   * Fetches the shown page again; it stays until the answer arrives, and on a failure. Beyond the first page nothing is
   * fetched.
   */
  refresh(): Promise<void> {
    if (this.#query === null || this.first.state === 'idle') return Promise.resolve();
    // An answer in flight may predate the reason for the refresh.
    if (this.first.state !== 'ready') return this.show(this.#query.value);
    // With further pages shown, the first page alone would remove the rest.
    if (this.#pages > 1 || this.more.state === 'loading') return Promise.resolve();
    return this.#askFirst(this.#query.value, () => undefined);
  }

  /**
   * Fetches all shown pages again after a change made here; they stay until the answers arrive,
   * and on a failure.
   */
  renew(): Promise<void> {
    const query = this.#query;
    const single = this.#pages <= 1 && this.more.state !== 'loading';
    if (query === null || this.first.state !== 'ready' || single) return this.refresh();
    // Until then no page is added, nor one in flight: it would belong to a list that is about to change.
    this.more = loading;
    return this.#call.run((signal) => this.#askShown(query.value, this.#pages, signal), {
      ready: ({ page, pages }) => this.setShown(page, pages),
      failed: () => this.endMore(),
    });
  }

  /** Adds the next page, if there is one; also retries after a failure. */
  loadMore(): Promise<void> {
    const cursor = this.#next;
    const query = this.#query;
    if (query === null || this.first.state !== 'ready' || this.more.state === 'loading' || cursor === null) {
      return Promise.resolve();
    }
    this.more = loading;
    return this.#call.run((signal) => this.#ask(query.value, cursor, { signal }), {
      ready: (page) => this.add(page),
      failed: (error) => {
        if (refusalCode(error) === ErrorCode.badCursor) void this.restart(query.value);
        else this.failMore(error);
      },
    });
  }

  /** Removes a row at once; the returned function puts it back in its place, unless the list was started again. */
  without(id: number | string): () => void {
    const at = this.rows.findIndex((row) => this.idOf(row) === id);
    const row = this.rows[at];
    if (row === undefined) return () => undefined;
    this.rows = this.rows.filter((one) => one !== row);
    const showing = this.#showings;
    return () => {
      if (showing === this.#showings) this.putBack(row, at);
    };
  }

  /** Replaces the row of the same id. */
  replace(row: Row): void {
    const id = this.idOf(row);
    this.rows = this.rows.map((one) => (this.idOf(one) === id ? row : one));
  }

  /** Adds a new row at the front. */
  prepend(row: Row): void {
    const id = this.idOf(row);
    this.rows = [row, ...this.rows.filter((one) => this.idOf(one) !== id)];
  }

  /** The screen was left: the running call is cancelled; loaded rows stay for a return. */
  leave(): void {
    this.#call.cancel();
    if (this.first.state === 'loading') this.first = idle;
    if (this.more.state === 'loading') this.endMore();
  }

  async #askShown(query: Query, most: number, signal: AbortSignal) {
    let page = await this.#ask(query, '', { signal });
    const rows = new Map(page.items.map((row) => [this.idOf(row), row]));
    let pages = 1;
    for (; pages < most && page.next !== null; pages += 1) {
      page = await this.#ask(query, page.next, { signal });
      for (const row of page.items) if (!rows.has(this.idOf(row))) rows.set(this.idOf(row), row);
    }
    return { page: { ...page, items: [...rows.values()] }, pages };
  }

  #askFirst(query: Query, failed: (error: unknown) => void): Promise<void> {
    return this.#call.run((signal) => this.#ask(query, '', { signal }), {
      ready: (page) => this.setShown(page, 1),
      failed,
    });
  }

  private restart(query: Query): Promise<void> {
    const running = this.show(query);
    this.restarted = true;
    return running;
  }

  private setShown(page: Answer, pages: number): void {
    this.first = { state: 'ready', value: null };
    this.rows = page.items;
    this.#pages = pages;
    this.turn(page);
  }

  private add(page: Answer): void {
    const shown = new Set(this.rows.map(this.idOf));
    this.rows = [...this.rows, ...page.items.filter((row) => !shown.has(this.idOf(row)))];
    this.#pages += 1;
    this.turn(page);
  }

  private turn(page: Answer): void {
    this.latest = page;
    this.#next = page.next;
    this.endMore();
  }

  /** Ends loading: there is another page, or this is the end. */
  private endMore(): void {
    this.more = this.#next === null ? { state: 'ready', value: null } : idle;
  }

  private putBack(row: Row, at: number): void {
    if (this.rows.some((one) => this.idOf(one) === this.idOf(row))) return;
    this.rows = [...this.rows.slice(0, at), row, ...this.rows.slice(at)];
  }

  private failFirst(error: unknown): void {
    this.first = { state: 'failed', error };
  }

  private failMore(error: unknown): void {
    this.more = { state: 'failed', error };
  }
}
