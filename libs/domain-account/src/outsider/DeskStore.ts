import { ErrorCode, type CallInput, type CallOutput, type ReviewState } from '@banyan/contracts';
import type { decideOutsider, outsiderRequests, OutsiderRequest, RequestRight } from '@banyan/contracts/account';
import type { HttpClient } from '@banyan/core-http';
import { Action, apiOf, PagedList, refusalCode } from '@banyan/core-screen';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import { outsiderDeskCalls } from '../api/outsiderCalls.ts';

/** Requests of outsiders, on the desk of the people who decide about them. */
export class DeskStore {
  readonly open: PagedList<OutsiderRequest, void, CallOutput<typeof outsiderRequests>>;
  readonly answered: PagedList<OutsiderRequest, void, CallOutput<typeof outsiderRequests>>;
  readonly decide: Action<CallInput<typeof decideOutsider>, CallOutput<typeof decideOutsider>>;
  /** Unsent reasons by request. */
  readonly answers = observable.map<number, string>();
  /** Name in a request that another person decided first; null when there is none. */
  overtaken: string | null = null;
  /** Number of open requests; shown beside the desk's name. */
  count = 0;
  /** Right of the viewer over requests; known with the first list. */
  right: RequestRight = 'see';

  constructor(http: Pick<HttpClient, 'call'>) {
    const api = apiOf(http, outsiderDeskCalls);
    const listOf = (state: ReviewState) =>
      new PagedList<OutsiderRequest, void, CallOutput<typeof outsiderRequests>>(
        async (_, cursor, options) => {
          const page = await api.list({ state, cursor }, options);
          this.take(page);
          return page;
        },
        { id: ({ id }) => id },
      );
    this.open = listOf('open');
    this.answered = listOf('answered');
    this.decide = new Action(
      async (decision, options) => {
        this.forget();
        try {
          return await api.decide(decision, options);
        } catch (error) {
          if (refusalCode(error) === ErrorCode.conflict) await this.renewOpen(decision.id);
          throw error;
        }
      },
      {
        of: ({ id }) => id,
        done: ({ total }, { id }) => {
          this.open.without(id);
          this.answers.delete(id);
          runInAction(() => (this.count = total));
        },
      },
    );
    makeAutoObservable(this, { open: false, answered: false, decide: false, answers: false });
  }

  get dirty(): boolean {
    return [...this.answers.values()].some((text) => text.trim() !== '');
  }

  show(state: ReviewState): void {
    this.forget();
    void this[state].show();
  }

  /** Fetches the number of open requests, in either part. */
  refresh(): void {
    void (this.open.state === 'idle' ? this.open.show() : this.open.refresh());
    if (this.answered.state !== 'idle') void this.answered.refresh();
  }

  write(id: number, answer: string): void {
    this.answers.set(id, answer);
  }

  leave(): void {
    this.open.leave();
    this.answered.leave();
  }

  /** Another person decided first: reads the open requests again. The typed reason is dropped; the desk says why. */
  private async renewOpen(id: number): Promise<void> {
    const name = this.open.rows.find((row) => row.id === id)?.name;
    await this.open.renew();
    if (name === undefined || this.open.rows.some((row) => row.id === id)) return;
    runInAction(() => {
      this.answers.delete(id);
      this.overtaken = name;
    });
  }

  private forget(): void {
    this.overtaken = null;
  }

  private take({ right, total }: CallOutput<typeof outsiderRequests>): void {
    this.count = total;
    this.right = right;
  }
}
