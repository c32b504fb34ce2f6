import { ErrorCode } from '@banyan/contracts';
import { missingItems, type AssessmentCard, type AssessmentItem, type AssessmentTool } from '@banyan/contracts/talent';
import { Action, apiOf, refusalCode, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { assessmentCalls, type AssessmentApi } from '../api/assessmentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';

interface Answer {
  readonly item: number;
  readonly value: number;
}

/** Answering the statements of a task one by one; each answer is saved at once. */
export class ToolStore {
  readonly tool: Request<AssessmentTool>;
  private readonly answering: Action<Answer>;
  private readonly handingIn: Action<void, AssessmentCard>;
  /** Answers chosen here, by number, saved or not. */
  readonly chosen = new Map<number, number>();
  /** Number of the statement in view. */
  no = 1;
  private shown = false;

  constructor(id: number, api: Pick<AssessmentApi, 'tool' | 'answer' | 'handIn'>) {
    this.tool = new Request(async (_, options) => {
      const tool = await api.tool({ id }, options);
      this.begin(tool);
      return tool;
    });
    this.answering = new Action((input, options) => api.answer({ id, ...input }, options), {
      of: ({ item }) => item,
    });
    this.handingIn = new Action((_, options) => api.handIn({ id }, options));
    makeAutoObservable<this, 'answering' | 'handingIn'>(this, { tool: false, answering: false, handingIn: false });
  }

  get items(): readonly AssessmentItem[] {
    return this.tool.value?.items ?? [];
  }

  get current(): AssessmentItem | undefined {
    return this.items.find(({ no }) => no === this.no);
  }

  /** The answer chosen for a statement; 0: none. */
  valueOf(no: number): number {
    return this.chosen.get(no) ?? this.items.find((item) => item.no === no)?.value ?? 0;
  }

  /** The answer to a statement is on its way. */
  saving(no: number): boolean {
    return this.answering.isPending(no);
  }

  /** Why the answer to a statement was not saved; undefined when it was. */
  failureOf(no: number): unknown {
    return this.answering.failureOf(no);
  }

  get handingOver(): boolean {
    return this.handingIn.isPending();
  }

  /** Why it was not handed in; undefined while that has not failed. */
  get refused(): unknown {
    return this.handingIn.failureOf();
  }

  /** It takes no answers: it was opened too early or too late, or closed meanwhile, here or in another window. */
  get closed(): boolean {
    const failures = [this.tool.error, this.refused, ...this.items.map(({ no }) => this.failureOf(no))];
    return failures.some((failure) => refusalCode(failure) === ErrorCode.assessmentClosed);
  }

  /** An answer has not been saved, and still can be. */
  get unsaved(): boolean {
    if (this.closed) return false;
    return this.items.some(({ no }) => this.failureOf(no) !== undefined || this.saving(no));
  }

  /** Statements without an answer, as far as this page knows. */
  get open(): readonly number[] {
    return this.items.filter(({ no }) => this.valueOf(no) === 0).map(({ no }) => no);
  }

  /** Statements that the server reported as unanswered when it was handed in. */
  get missing(): readonly number[] {
    return refusalData(this.refused, ErrorCode.assessmentIncomplete, missingItems)?.items ?? [];
  }

  go(no: number): void {
    this.no = Math.min(Math.max(1, no), Math.max(1, this.items.length));
  }

  choose(value: number): Promise<void> {
    this.chosen.set(this.no, value);
    return this.keep(this.no);
  }

  /** Saves the chosen answer; another choice made meanwhile is saved after it. */
  async keep(item: number): Promise<void> {
    for (;;) {
      const value = this.valueOf(item);
      const kept = await this.answering.run({ item, value });
      if (!kept || this.valueOf(item) === value) return;
    }
  }

  handIn(): Promise<boolean> {
    return this.handingIn.run();
  }

  private begin(tool: AssessmentTool): void {
    this.chosen.clear();
    this.handingIn.dismiss();
    // The same task again, in another language: the place stays.
    if (!this.shown) this.no = tool.items.find(({ value }) => value === 0)?.no ?? 1;
    this.shown = true;
  }
}

export const makeToolStore = ({ http }: TalentEnvironment, id: number) =>
  new ToolStore(id, apiOf(http, assessmentCalls));
