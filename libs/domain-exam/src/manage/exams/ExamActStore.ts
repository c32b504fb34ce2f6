import type { CallInput, CallOutput } from '@banyan/contracts';
import { mostExamsActedOn, type actOnExams, type ExamAct, type manageExams } from '@banyan/contracts/exam';
import type { Chosen } from '@banyan/core-console';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { ManageExamsApi } from '../../api/manageExamsCalls.ts';
import { examsQuery } from './examsQuery.ts';

type Acted = CallOutput<typeof actOnExams>;
type Step = CallInput<typeof actOnExams>;

/** An act on the chosen exams that waits for its question. */
interface AskedAct {
  readonly act: ExamAct;
  readonly chosen: Chosen;
  readonly count: number;
}

/** Archives several exams or brings them back: asked, done in steps, told what was left, and taken back. */
export class ExamActStore {
  /** The act that is asked about; null: none. */
  asked: AskedAct | null = null;
  /** The outcome of the last one; null before. */
  outcome: Acted | null = null;
  private readonly acting: Action<Step, Acted>;
  private readonly api: Pick<ManageExamsApi, 'act' | 'list'>;
  private readonly ended: () => void;

  /** `ended` is called after it has changed something. */
  constructor(api: Pick<ManageExamsApi, 'act' | 'list'>, ended: () => void) {
    this.api = api;
    this.ended = ended;
    this.acting = new Action((step, options) => api.act(step, options), { done: (acted) => this.take(acted) });
    makeAutoObservable<this, 'acting' | 'api' | 'ended'>(this, {
      ...{ acting: false, api: false, ended: false, asked: observableRef, outcome: observableRef },
    });
  }

  ask(asked: AskedAct): void {
    if (asked.count === 0) return;
    this.outcome = null;
    this.asked = asked;
  }

  /** Closes the question. */
  close(): void {
    this.asked = null;
  }

  /** Does what was asked. Rejects when a step was refused or lost; what was done until then stays. */
  async run(): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    this.outcome = null;
    const ids = await this.idsOf(asked.chosen);
    for (let from = 0; from < ids.length; from += mostExamsActedOn)
      await this.step({ act: asked.act, ids: ids.slice(from, from + mostExamsActedOn) });
    this.ended();
  }

  /** Sets back what was done. Rejects when that was refused or lost. */
  async takeBack(): Promise<void> {
    const back = this.outcome?.back;
    this.outcome = null;
    if (back === undefined || back.ids.length === 0) return;
    await this.step(back);
    runInAction(() => (this.outcome = null));
    this.ended();
  }

  /** Hides the outcome. */
  dismiss(): void {
    this.outcome = null;
  }

  private async step(step: Step): Promise<void> {
    if (!(await this.acting.run(step))) throw this.acting.failureOf();
  }

  private take({ back, done, left }: Acted): void {
    const { outcome } = this;
    this.outcome = {
      done: [...(outcome?.done ?? []), ...done],
      left: [...(outcome?.left ?? []), ...left],
      back: { act: back.act, ids: [...(outcome?.back.ids ?? []), ...back.ids] },
    };
  }

  /** Those that match at the moment of acting, page by page. */
  private async idsOf(chosen: Chosen): Promise<readonly number[]> {
    if (chosen.kind === 'rows') return chosen.ids.map(Number);
    const except = new Set(chosen.except.map(Number));
    const ids: number[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const page: CallOutput<typeof manageExams> = await this.api.list({ ...examsQuery(chosen.query), cursor }, {});
      ids.push(...page.items.map(({ id }) => id).filter((id) => !except.has(id)));
      cursor = page.next;
    }
    return ids;
  }
}
