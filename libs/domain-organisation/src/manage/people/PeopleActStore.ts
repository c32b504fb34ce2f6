import type { CallInput, CallOutput } from '@banyan/contracts';
import { mostActedOn, type actOnPeople, type PeopleAct } from '@banyan/contracts/organisation';
import type { Chosen, TableQuery } from '@banyan/core-console';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { PeopleApi } from '../../api/organisationCalls.ts';
import { LeavingStore } from './LeavingStore.ts';

type Acted = CallOutput<typeof actOnPeople>;
type Left = Acted['left'];

/** An act that somebody wants to do to the chosen people. */
export interface AskedAct {
  readonly act: PeopleAct;
  readonly chosen: Chosen;
  /** Number of chosen people. */
  readonly count: number;
}

type Step = Pick<CallInput<typeof actOnPeople>, 'act' | 'department' | 'heir' | 'ids'>;

/** A page of a list of people, as far as acts look at it. */
interface FoundPeople {
  readonly items: readonly { readonly id: number }[];
  readonly next: string | null;
}
type FindPeople = (query: TableQuery, cursor: string) => Promise<FoundPeople>;

/** Department to which the people go, or the new owner of their things; 0: none. */
interface Target {
  readonly department?: number;
  readonly heir?: number;
}

/** Steps of one act, each with at most so many people as one call takes. */
const stepsOf = (act: PeopleAct, ids: readonly number[], { department = 0, heir = 0 }: Target): readonly Step[] =>
  Array.from({ length: Math.ceil(ids.length / mostActedOn) }, (_, index) => ({
    act,
    department: act === 'move' ? department : 0,
    heir: act === 'leave' ? heir : 0,
    ids: ids.slice(index * mostActedOn, (index + 1) * mostActedOn),
  }));

const peopleOf = (steps: readonly Step[]) => steps.reduce((sum, { ids }) => sum + ids.length, 0);

/**
 * An act on several people: asked first, then done to at most 200 at a time; tells whom it left as they are, and can be
 * taken back until it is closed.
 */
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
  /** The owned things and their new owner, where the act is `leave`. */
  readonly leaving: LeavingStore;
  private target: Target = {};
  /** Steps still to come; null before they are known. */
  private rest: readonly Step[] | null = null;
  /** Steps that set back all that has been done. */
  private back: readonly Step[] = [];
  /** Whether what was done is being taken back, or has been. */
  takingBack = false;
  private readonly step: Action<CallInput<typeof actOnPeople>, Acted>;

  private readonly ended: () => Promise<void>;
  private readonly find: FindPeople;

  /** `ended` is called after it has changed somebody; `find` reads a page of the people whom a query of the list finds. */
  constructor(api: Pick<PeopleApi, 'act' | 'owned' | 'people'>, ended: () => Promise<void>, find: FindPeople) {
    this.find = find;
    this.ended = ended;
    this.leaving = new LeavingStore(api);
    this.step = new Action((input, options) => api.act(input, options), { done: (answer) => this.take(answer) });
    makeAutoObservable<this, 'back' | 'ended' | 'find' | 'rest' | 'step'>(this, {
      find: false,
      ended: false,
      step: false,
      leaving: false,
      asked: observableRef,
      left: observableRef,
      error: observableRef,
      rest: observableRef,
      back: observableRef,
    });
  }

  /** Opens the question. */
  ask(asked: AskedAct): void {
    if (this.state === 'running' || asked.count === 0) return;
    this.close();
    this.asked = asked;
    this.all = asked.count;
    if (asked.act === 'leave') this.leaving.begin(() => this.idsOf(asked.chosen));
  }

  /** Closes the question or the outcome; what is under way goes on. */
  close(): void {
    if (this.state === 'running') return;
    this.asked = null;
    this.leaving.end();
    this.state = 'asking';
    this.done = 0;
    this.left = [];
    this.rest = null;
    this.back = [];
    this.takingBack = false;
    this.error = undefined;
  }

  /** Whether something was done that can be set back. */
  get mayTakeBack(): boolean {
    return !this.takingBack && this.back.length > 0;
  }

  /** Sets back what was done, at most 200 people at a time as well. */
  async takeBack(): Promise<void> {
    if (this.state === 'running' || !this.mayTakeBack) return;
    this.rest = this.back.flatMap(({ act, ids, department }) => stepsOf(act, ids, { department }));
    this.all = peopleOf(this.rest);
    this.done = 0;
    this.left = [];
    this.takingBack = true;
    await this.run();
  }

  /** Does it; after a failure, to those who are still to come. */
  async run(target: Target = this.target): Promise<void> {
    const { asked } = this;
    if (asked === null || this.state === 'running') return;
    this.state = 'running';
    this.error = undefined;
    this.target = target;
    try {
      const begun = this.takingBack ? this.rest : this.rest?.map((step) => ({ ...step, heir: target.heir ?? 0 }));
      const rest = begun ?? stepsOf(asked.act, await this.idsOf(asked.chosen), target);
      runInAction(() => {
        if (this.rest === null) this.all = peopleOf(rest);
        this.rest = rest;
      });
      await this.doRest();
      runInAction(() => (this.state = 'ended'));
    } catch (error) {
      runInAction(() => {
        this.state = 'failed';
        this.error = error;
      });
    }
    if (this.done > 0) await this.ended();
  }

  private async doRest(): Promise<void> {
    for (let next = this.rest?.[0]; next !== undefined; next = this.rest?.[0]) {
      if (!(await this.step.run(next))) throw this.step.failureOf();
    }
  }

  private take({ back, done, left }: Acted): void {
    this.done += done.length;
    this.left = [...this.left, ...left];
    // The last step is set back first.
    if (!this.takingBack) this.back = [...back, ...this.back];
    this.rest = (this.rest ?? []).slice(1);
  }

  /** Those who match at the moment of acting, page by page. */
  private async idsOf(chosen: Chosen): Promise<readonly number[]> {
    if (chosen.kind === 'rows') return chosen.ids.map(Number);
    const except = new Set(chosen.except.map(Number));
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: FoundPeople = await this.find(chosen.query, cursor);
      ids.push(...page.items.map(({ id }) => id).filter((id) => !except.has(id)));
      cursor = page.next;
    }
    return ids;
  }
}
