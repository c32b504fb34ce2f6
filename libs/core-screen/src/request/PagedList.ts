import { ErrorCode } from '@banyan/contracts';
import { idle, loading, type RequestState } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOptions } from '../api/api.ts';
import { LatestCall } from './LatestCall.ts';
import { refusalCode } from './refusal.ts';

/** A page as list calls answer it. */
export interface Page<Row> {
  readonly items: readonly Row[];
  /** Cursor of the page after this one; null at the end. */
  readonly next: string | null;
}

/** How a list asks for a page; the first one has an empty cursor. */
export type AskPage<Query, Answer> = (query: Query, cursor: string, options: CallOptions) => Promise<Answer>;

/** A list that is fetched page by page: first page, more, end; no row twice; refreshed without a jump. */
export class PagedList<Row, Query = void, Answer extends Page<Row> = Page<Row>> {
  private first: RequestState<null> = idle;
  /** The page after what is shown. */
  private more: RequestState<null> = idle;
  rows: readonly Row[] = [];
  /** What the last page said beside its rows, e.g. counts; that of the query before stays while the next one loads. */
  latest: Answer | null = null;
  /** The list was begun anew because its cursor is no longer valid. */
  restarted = false;
  readonly #ask: AskPage<Query, Answer>;
  readonly idOf: (row: Row) => number | string;
  readonly #call = new LatestCall();
  #query: { readonly value: Query } | null = null;
  #next: string | null = null;
  #pages = 0;
  /** How often a list was shown: a row belongs to the one that it was taken out of. */
  #showings = 0;

  /** `id` tells rows apart: what moves to the front between two pages must not stand in the list twice. */
  constructor(ask: AskPage<Query, Answer>, { id }: { readonly id: (row: Row) => number | string }) {
    // A search may have looked as far as one call does and found nothing yet: then it goes on.
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

  /** Where the foot of the list stands. */
  get foot(): 'more' | 'loading' | 'failed' | 'end' {
    if (this.more.state === 'ready') return 'end';
    if (this.more.state === 'loading' || this.more.state === 'failed') return this.more.state;
    return 'more';
  }

  /** Where the first page stands: the whole list stands or falls with it. */
  get state(): RequestState['state'] {
    return this.first.state;
  }

  /** Why the first page failed; undefined while it has not. */
  get error(): unknown {
    return this.first.state === 'failed' ? this.first.error : undefined;
  }

  get empty(): boolean {
    return this.first.state === 'ready' && this.rows.length === 0;
  }

  /** Shows a query from its beginning. */
  show(query: Query): Promise<void> {
    this.#query = { value: query };
    this.#showings += 1;
    this.first = loading;
    this.more = idle;
    this.rows = [];
    this.restarted = false;
    return this.#askFirst(query, (error) => this.failFirst(error));
  }

  /** Asks for the first page again after a failure. */
  retry(): Promise<void> {
    return this.#query === null ? Promise.resolve() : this.show(this.#query.value);
  }

  /**
   * Asks again for what is shown, which stays until the answer is there and when none comes; below the first page nothing is
   * asked.
   */
  refresh(): Promise<void> {
    if (this.#query === null || this.first.state === 'idle') return Promise.resolve();
    // An answer under way may be from before whatever calls for a new one.
    if (this.first.state !== 'ready') return this.show(this.#query.value);
    // Further down the list the first page alone would take the rest away.
    if (this.#pages > 1 || this.more.state === 'loading') return Promise.resolve();
    return this.#askFirst(this.#query.value, () => undefined);
  }

  /**
   * Asks again for all pages that are shown, because something in them was changed here; they stay until the answers are
   * there and when none come.
   */
  renew(): Promise<void> {
    const query = this.#query;
    const single = this.#pages <= 1 && this.more.state !== 'loading';
    if (query === null || this.first.state !== 'ready' || single) return this.refresh();
    // Until then no page is added, nor one that is on its way: it would be one of a list that is about to change.
    this.more = loading;
    return this.#call.run((signal) => this.#askShown(query.value, this.#pages, signal), {
      ready: ({ page, pages }) => this.setShown(page, pages),
      failed: () => this.endMore(),
    });
  }

  /** Adds the next page, if there is one; also the way on after a failure. */
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

  /** Takes a row out at once; the returned function puts it back in its place, unless the list was begun anew meanwhile. */
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

  /** Puts a changed row in the place of the one with its id. */
  replace(row: Row): void {
    const id = this.idOf(row);
    this.rows = this.rows.map((one) => (this.idOf(one) === id ? row : one));
  }

  /** Puts a new row in front. */
  prepend(row: Row): void {
    const id = this.idOf(row);
    this.rows = [row, ...this.rows.filter((one) => this.idOf(one) !== id)];
  }

  /** The screen was left: the call under way is of no use any more; what is there stays for coming back. */
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

  /** No page is on its way: there is one more, or this is the end. */
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
