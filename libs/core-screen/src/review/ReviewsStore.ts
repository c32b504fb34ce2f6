import { ErrorCode, type ReviewState } from '@banyan/contracts';
import type { PostVerdict } from '@banyan/contracts/course';
import { type CallOptions, type WriteOptions } from '../api/api.ts';
import { Action } from '../request/Action.ts';
import { PagedList, type Page } from '../request/PagedList.ts';
import { refusalCode } from '../request/refusal.ts';
import { Request } from '../request/Request.ts';
import { makeAutoObservable, observable, runInAction } from 'mobx';

/** Calls for the items that wait for an administrator. */
export interface ReviewSource<Row> {
  /** True when the typed text is a note on an approval; otherwise it is the reason of a rejection. */
  readonly noted?: boolean;
  readonly id: (row: Row) => number;
  readonly list: (
    asked: { readonly state: ReviewState; readonly cursor?: string; readonly size?: number },
    options?: CallOptions,
  ) => Promise<Page<Row> & { readonly waiting: number }>;
  readonly answer: (
    row: Row,
    answer: { readonly verdict: PostVerdict; readonly reason: string },
    options: WriteOptions,
  ) => Promise<unknown>;
}

interface Answer<Row> {
  readonly row: Row;
  readonly verdict: PostVerdict;
}

/** Posts that wait for an administrator, and the typed reasons. */
export class ReviewsStore<Row> {
  readonly list: PagedList<Row, ReviewState>;
  readonly waiting: Request<number>;
  readonly answer: Action<Answer<Row>>;
  readonly idOf: (row: Row) => number;
  /** Typed reasons by id. */
  readonly #reasons = observable.map<number, string>();

  constructor({ answer, id, list, noted = false }: ReviewSource<Row>) {
    this.idOf = id;
    this.list = new PagedList(
      async (state, cursor, options) => {
        const page = await list({ state, cursor }, options);
        this.waiting.set(page.waiting);
        return page;
      },
      { id },
    );
    this.waiting = new Request(async (_, options) => (await list({ state: 'open', size: 1 }, options)).waiting);
    this.answer = new Action(
      async ({ row, verdict }, options) => {
        try {
          return await answer(
            row,
            { verdict, reason: noted || verdict === 'rejected' ? this.reasonOf(row).trim() : '' },
            options,
          );
        } catch (error) {
          // Another person was faster: one less waits, although the row stays until it is reloaded.
          if (refusalCode(error) === ErrorCode.postChanged) void this.waiting.show();
          throw error;
        }
      },
      {
        of: ({ row }) => id(row),
        done: (_, { row }) => {
          this.#reasons.delete(id(row));
          void this.list.renew();
        },
      },
    );
    makeAutoObservable(this, { list: false, waiting: false, answer: false, idOf: false });
  }

  reasonOf(row: Row): string {
    return this.#reasons.get(this.idOf(row)) ?? '';
  }

  write(row: Row, reason: string): void {
    this.#reasons.set(this.idOf(row), reason);
  }

  /** Reloads after another person was faster. The typed text is discarded with a removed row. */
  async readAgain(row: Row): Promise<void> {
    const one = this.idOf(row);
    await this.list.renew();
    this.answer.dismiss(one);
    if (this.list.rows.some((left) => this.idOf(left) === one)) return;
    runInAction(() => this.#reasons.delete(one));
  }

  get dirty(): boolean {
    return [...this.#reasons.values()].some((reason) => reason.trim() !== '');
  }
}
