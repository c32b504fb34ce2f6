import { Action, type CallOptions } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { TableQuery } from '../table/tableQuery.ts';
import type { Chosen } from '../table/TableStore.ts';

/** One call of an act on several things. */
export interface BulkStep<Act extends string> {
  readonly act: Act;
  readonly ids: readonly number[];
  /** Further input of the act, such as a tag; empty for none. */
  readonly value: string;
}

/** The answer to a step: what was done, what was left as it is and why, and the steps that set it back. */
export interface BulkActed<Act extends string, Why extends string> {
  readonly done: readonly number[];
  readonly left: readonly { readonly id: number; readonly name: string; readonly why: Why }[];
  readonly back: readonly BulkStep<Act>[];
}

/** An act on the chosen rows that waits for its question. */
export interface AskedBulkAct<Act extends string> {
  readonly act: Act;
  readonly chosen: Chosen;
  readonly count: number;
}

/** A page of the list. */
interface BulkPage {
  readonly items: readonly { readonly id: number }[];
  /** Cursor of the next one; null: this is the last. */
  readonly next: string | null;
}

interface Settings<Act extends string, Why extends string> {
  /** The call of the act. */
  readonly act: (step: BulkStep<Act>, options: CallOptions) => Promise<BulkActed<Act, Why>>;
  /** The call of the list, by which all rows that match are found at the moment of acting. */
  readonly list: (query: TableQuery, cursor: string) => Promise<BulkPage>;
  /** Most things of one call. */
  readonly most: number;
  /** Called after it has changed something. */
  readonly ended: () => void;
}

/** Acts on several things: asked, done in steps, told what was left, and taken back. */
export class BulkActStore<Act extends string, Why extends string> {
  /** The act that is asked about; null: none. */
  asked: AskedBulkAct<Act> | null = null;
  /** The outcome of the last one; null before. */
  outcome: BulkActed<Act, Why> | null = null;
  private readonly acting: Action<BulkStep<Act>, BulkActed<Act, Why>>;
  private readonly settings: Settings<Act, Why>;

  constructor(settings: Settings<Act, Why>) {
    this.settings = settings;
    this.acting = new Action((step, options) => settings.act(step, options), { done: (acted) => this.take(acted) });
    makeAutoObservable<this, 'acting' | 'settings'>(this, {
      acting: false,
      settings: false,
      asked: observableRef,
      outcome: observableRef,
    });
  }

  ask(asked: AskedBulkAct<Act>): void {
    if (asked.count === 0) return;
    this.outcome = null;
    this.asked = asked;
  }

  /** Closes the question. */
  close(): void {
    this.asked = null;
  }

  /** Does what was asked. Rejects when a step was refused or lost; what was done until then stays. */
  async run(value = ''): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    const { ended, most } = this.settings;
    this.outcome = null;
    const ids = await this.idsOf(asked.chosen);
    for (let from = 0; from < ids.length; from += most)
      await this.step({ act: asked.act, ids: ids.slice(from, from + most), value });
    ended();
  }

  /** Sets back what was done. Rejects when that was refused or lost. */
  async takeBack(): Promise<void> {
    const { most } = this.settings;
    const steps = (this.outcome?.back ?? []).flatMap((step) =>
      Array.from({ length: Math.ceil(step.ids.length / most) }, (_, part) => ({
        ...step,
        ids: step.ids.slice(part * most, (part + 1) * most),
      })),
    );
    this.outcome = null;
    for (const step of steps) await this.step(step);
    runInAction(() => (this.outcome = null));
    this.settings.ended();
  }

  /** Hides the outcome. */
  dismiss(): void {
    this.outcome = null;
  }

  /** Those who match at the moment of acting, page by page. */
  private async idsOf(chosen: Chosen): Promise<readonly number[]> {
    if (chosen.kind === 'rows') return chosen.ids.map(Number);
    const except = new Set(chosen.except.map(Number));
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: BulkPage = await this.settings.list(chosen.query, cursor);
      ids.push(...page.items.map(({ id }) => id).filter((id) => !except.has(id)));
      cursor = page.next;
    }
    return ids;
  }

  private async step(step: BulkStep<Act>): Promise<void> {
    if (!(await this.acting.run(step))) throw this.acting.failureOf();
  }

  private take({ back, done, left }: BulkActed<Act, Why>): void {
    const { outcome } = this;
    this.outcome = {
      done: [...(outcome?.done ?? []), ...done],
      left: [...(outcome?.left ?? []), ...left],
      // The last step is set back first.
      back: [...back, ...(outcome?.back ?? [])],
    };
  }
}
