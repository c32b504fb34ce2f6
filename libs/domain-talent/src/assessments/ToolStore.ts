import { ErrorCode } from '@banyan/contracts';
import { missingItems, type AssessmentCard, type AssessmentItem, type AssessmentTool } from '@banyan/contracts/talent';
import { Action, apiOf, refusalCode, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { assessmentCalls, type AssessmentApi } from '../api/assessmentCalls.ts';
import type { TalentEnvironment } from '../talent.environment.ts';

interface Answer {
  readonly id: number;
  readonly item: number;
  readonly value: number;
}

/** Which statement of which task: what is under way for one task says nothing of another that is opened meanwhile. */
const placeOf = (id: number, item: number) => `${id}.${item}`;

/** Answering the statements of a task one by one; each answer is kept as it is given. */
export class ToolStore {
  readonly tool: Request<AssessmentTool, number>;
  private readonly answering: Action<Answer>;
  private readonly handingIn: Action<number, AssessmentCard>;
  /** What was chosen here, by number, whether it is kept or not. */
  readonly chosen = new Map<number, number>();
  /** Number of the statement in view. */
  no = 1;
  /** The task that it is of. */
  private shown = 0;

  constructor(api: Pick<AssessmentApi, 'tool' | 'answer' | 'handIn'>) {
    this.tool = new Request(async (id, options) => {
      const tool = await api.tool({ id }, options);
      this.begin(tool);
      return tool;
    });
    this.answering = new Action((input, options) => api.answer(input, options), {
      of: ({ id, item }) => placeOf(id, item),
    });
    this.handingIn = new Action((id, options) => api.handIn({ id }, options), { of: (id) => id });
    makeAutoObservable<this, 'answering' | 'handingIn'>(this, { tool: false, answering: false, handingIn: false });
  }

  get items(): readonly AssessmentItem[] {
    return this.tool.value?.items ?? [];
  }

  get current(): AssessmentItem | undefined {
    return this.items.find(({ no }) => no === this.no);
  }

  /** What is chosen for a statement; 0: nothing. */
  valueOf(no: number): number {
    return this.chosen.get(no) ?? this.items.find((item) => item.no === no)?.value ?? 0;
  }

  /** The answer to a statement is on its way. */
  saving(no: number): boolean {
    return this.answering.isPending(placeOf(this.id, no));
  }

  /** Why the answer to a statement was not kept; undefined when it was. */
  failureOf(no: number): unknown {
    return this.answering.failureOf(placeOf(this.id, no));
  }

  get handingOver(): boolean {
    return this.handingIn.isPending(this.id);
  }

  /** Why it was not handed in; undefined while that has not failed. */
  get refused(): unknown {
    return this.handingIn.failureOf(this.id);
  }

  /** It takes no answers: it was opened too early or too late, or closed meanwhile, here or in another window. */
  get closed(): boolean {
    const failures = [this.tool.error, this.refused, ...this.items.map(({ no }) => this.failureOf(no))];
    return failures.some((failure) => refusalCode(failure) === ErrorCode.assessmentClosed);
  }

  /** An answer has not been kept, and still can be. */
  get unsaved(): boolean {
    if (this.closed) return false;
    return this.items.some(({ no }) => this.failureOf(no) !== undefined || this.saving(no));
  }

  /** Statements without an answer, as this page knows them. */
  get open(): readonly number[] {
    return this.items.filter(({ no }) => this.valueOf(no) === 0).map(({ no }) => no);
  }

  /** Statements that the server missed when it was handed in. */
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

  /** Keeps what is chosen; another choice made meanwhile is kept after it. */
  async keep(item: number): Promise<void> {
    const { id } = this;
    for (;;) {
      const value = this.valueOf(item);
      const kept = await this.answering.run({ id, item, value });
      if (!kept || this.id !== id || this.valueOf(item) === value) return;
    }
  }

  handIn(): Promise<boolean> {
    return this.handingIn.run(this.id);
  }

  private get id(): number {
    return this.tool.value?.task.id ?? 0;
  }

  private begin(tool: AssessmentTool): void {
    this.chosen.clear();
    this.handingIn.dismiss(tool.task.id);
    // The same task again, in another language: one stays where one was.
    if (tool.task.id !== this.shown) this.no = tool.items.find(({ value }) => value === 0)?.no ?? 1;
    this.shown = tool.task.id;
  }
}

export const makeToolStore = ({ http }: TalentEnvironment) => new ToolStore(apiOf(http, assessmentCalls));
