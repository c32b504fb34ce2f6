import type {
  CallInput,
  CallOutput,
  decideDeletion,
  DeletionCase,
  deletionCases,
  ReviewState,
} from '@banyan/contracts';
import { Action, PagedList, Request, type Api } from '@banyan/core-screen';
import { makeAutoObservable, observable } from 'mobx';
import type { deletionDeskCalls } from './privacyCalls.ts';

/** Requests for deletion at the review desk [SE-12]. */
export class DeletionDeskStore {
  readonly list: PagedList<DeletionCase, ReviewState, CallOutput<typeof deletionCases>>;
  readonly waiting: Request<number>;
  readonly decide: Action<CallInput<typeof decideDeletion>, DeletionCase>;
  /** Typed answers by request. */
  readonly #replies = observable.map<number, string>();

  constructor(api: Api<typeof deletionDeskCalls>) {
    this.list = new PagedList(
      async (state, cursor, options) => {
        const page = await api.list({ state, cursor }, options);
        this.waiting.set(page.waiting);
        return page;
      },
      { id: ({ id }) => id },
    );
    this.waiting = new Request(async (_, options) => (await api.list({ state: 'open', size: 1 }, options)).waiting);
    this.decide = new Action((decision, options) => api.decide(decision, options), {
      of: ({ id }) => id,
      done: (_, { id }) => {
        this.#replies.delete(id);
        void this.list.renew();
      },
    });
    makeAutoObservable(this, { list: false, waiting: false, decide: false });
  }

  replyOf(id: number): string {
    return this.#replies.get(id) ?? '';
  }

  write(id: number, reply: string): void {
    this.#replies.set(id, reply);
  }

  get dirty(): boolean {
    return [...this.#replies.values()].some((reply) => reply.trim() !== '');
  }

  /** Asks how many wait. */
  refresh(): void {
    void (this.waiting.value === null ? this.waiting.show() : this.waiting.refresh());
  }
}
