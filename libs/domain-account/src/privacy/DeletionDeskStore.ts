import { ErrorCode, type CallInput, type CallOutput, type ReviewState } from '@banyan/contracts';
import { type decideDeletion, type DeletionCase, type deletionCases } from '@banyan/contracts/account';
import { Action, PagedList, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { DeletionDeskApi } from '../api/privacyCalls.ts';

/** Requests for deletion at the review desk. */
export class DeletionDeskStore {
  readonly list: PagedList<DeletionCase, ReviewState, CallOutput<typeof deletionCases>>;
  readonly waiting: Request<number>;
  readonly decide: Action<CallInput<typeof decideDeletion>, DeletionCase>;
  /** Typed answers by request. */
  readonly #replies = observable.map<number, string>();

  constructor(api: DeletionDeskApi) {
    this.list = new PagedList(
      async (state, cursor, options) => {
        const page = await api.list({ state, cursor }, options);
        this.waiting.set(page.waiting);
        return page;
      },
      { id: ({ id }) => id },
    );
    this.waiting = new Request(async (_, options) => (await api.list({ state: 'open', size: 1 }, options)).waiting);
    this.decide = new Action(
      async (decision, options) => {
        try {
          return await api.decide(decision, options);
        } catch (error) {
          // Another person decided first: one less is open, although the row stays until it is read again.
          if (refusalCode(error) === ErrorCode.deletionRefused) this.refresh();
          throw error;
        }
      },
      {
        of: ({ id }) => id,
        done: (_, { id }) => {
          this.#replies.delete(id);
          void this.list.renew();
        },
      },
    );
    makeAutoObservable(this, { list: false, waiting: false, decide: false });
  }

  replyOf(id: number): string {
    return this.#replies.get(id) ?? '';
  }

  write(id: number, reply: string): void {
    this.#replies.set(id, reply);
  }

  /** Reads again after another person decided first. The typed answer is dropped with its request. */
  async readAgain(id: number): Promise<void> {
    await this.list.renew();
    this.decide.dismiss(id);
    if (this.list.rows.some((row) => row.id === id)) return;
    runInAction(() => this.#replies.delete(id));
  }

  get dirty(): boolean {
    return [...this.#replies.values()].some((reply) => reply.trim() !== '');
  }

  /** Fetches the number of open requests. */
  refresh(): void {
    void this.waiting.show();
  }
}
