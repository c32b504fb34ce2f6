import type { CallInput, CallOutput } from '@banyan/contracts';
import { mostActedOn, type actOnPeople, type managePeople, type PeopleAct } from '@banyan/contracts/organisation';
import type { Chosen } from '@banyan/core-console';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PeopleApi } from '../../api/organisationCalls.ts';
import { peopleQuery } from './peopleQuery.ts';

type Acted = CallOutput<typeof actOnPeople>;
type Left = Acted['left'];

/** An act that somebody wants to do to the chosen people. */
export interface AskedAct {
  readonly act: PeopleAct;
  readonly chosen: Chosen;
  /** Number of chosen people. */
  readonly count: number;
}

/** An act on several people: asked first, then done to at most 200 at a time; tells whom it left as they are. */
export class PeopleActStore {
  asked: AskedAct | null = null;
  state: 'asking' | 'running' | 'failed' | 'ended' = 'asking';
  /** Number of people it has been done to. */
  done = 0;
  /** Number of people it is about. */
  all = 0;
  /** People who were left as they are, each with the reason. */
  left: Left = [];
  error: unknown = undefined;
  private department = 0;
  /** People who are still to come; null before they are known. */
  private rest: readonly number[] | null = null;
  private readonly step: Action<CallInput<typeof actOnPeople>, Acted>;

  private readonly api: Pick<PeopleApi, 'act' | 'people'>;
  private readonly ended: () => Promise<void>;

  /** `ended` is called after it has changed somebody. */
  constructor(api: Pick<PeopleApi, 'act' | 'people'>, ended: () => Promise<void>) {
    this.api = api;
    this.ended = ended;
    this.step = new Action((input, options) => api.act(input, options), { done: (answer) => this.take(answer) });
    makeAutoObservable<this, 'api' | 'ended' | 'step'>(this, {
      api: false,
      ended: false,
      step: false,
      asked: observableRef,
      left: observableRef,
      error: observableRef,
    });
  }

  /** Opens the question. */
  ask(asked: AskedAct): void {
    if (this.state === 'running' || asked.count === 0) return;
    this.close();
    this.asked = asked;
    this.all = asked.count;
  }

  /** Closes the question or the outcome; what is under way goes on. */
  close(): void {
    if (this.state === 'running') return;
    this.asked = null;
    this.state = 'asking';
    this.done = 0;
    this.left = [];
    this.rest = null;
    this.error = undefined;
  }

  /** Does it; after a failure, to those who are still to come. */
  async run(department = this.department): Promise<void> {
    const { asked } = this;
    if (asked === null || this.state === 'running') return;
    this.state = 'running';
    this.error = undefined;
    this.department = department;
    try {
      const rest = this.rest ?? (await this.idsOf(asked.chosen));
      runInAction(() => {
        if (this.rest === null) this.all = rest.length;
        this.rest = rest;
      });
      await this.actOn(asked.act);
      runInAction(() => (this.state = 'ended'));
    } catch (error) {
      runInAction(() => {
        this.state = 'failed';
        this.error = error;
      });
    }
    if (this.done > 0) await this.ended();
  }

  private async actOn(act: PeopleAct): Promise<void> {
    while (this.rest !== null && this.rest.length > 0) {
      const ids = this.rest.slice(0, mostActedOn);
      const kept = await this.step.run({ ids, act, department: act === 'move' ? this.department : 0 });
      if (!kept) throw this.step.failureOf();
    }
  }

  private take({ done, left }: Acted): void {
    this.done += done.length;
    this.left = [...this.left, ...left];
    this.rest = (this.rest ?? []).slice(mostActedOn);
  }

  /** Those who match at the moment of acting, page by page. */
  private async idsOf(chosen: Chosen): Promise<readonly number[]> {
    if (chosen.kind === 'rows') return chosen.ids.map(Number);
    const except = new Set(chosen.except.map(Number));
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: CallOutput<typeof managePeople> = await this.api.people({ ...peopleQuery(chosen.query), cursor }, {});
      ids.push(...page.items.map(({ id }) => id).filter((id) => !except.has(id)));
      cursor = page.next;
    }
    return ids;
  }
}
