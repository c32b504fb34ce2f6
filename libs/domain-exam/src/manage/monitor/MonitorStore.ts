import type { Sitting, WatchedExam } from '@banyan/contracts/exam';
import { Action, apiOf, Request, type WriteOptions } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { monitorCalls, type MonitorApi } from '../../api/manageExamsCalls.ts';
import type { ExamEnvironment } from '../../exam.environment.ts';

/** An act that waits for its question. */
export type Supervising = 'extend' | 'tell' | 'collect' | 'stop' | 'reopen';
/** To whom it is done: everybody who writes, those of a department, those without word, or one person. */
export type Whom = 'all' | 'department' | 'offline' | 'one';

/** People of a department in an exam. */
export interface HallRow {
  readonly department: string;
  readonly papers: readonly Sitting[];
}

/** Leavings of the page from which on somebody is to be looked at. */
const manyLeavings = 2;

/** Papers with which an act was done. */
interface Acted {
  readonly done: readonly number[];
}

/** An act with its input, by which a repetition after a lost answer is known: nobody gets the same minutes twice. */
interface Act {
  readonly act: Supervising;
  readonly input: object;
  readonly work: (options: WriteOptions) => Promise<Acted>;
}

/** An exam while it runs: who sits it, whom to look at, and what supervisors do. */
export class MonitorStore {
  readonly id: number;
  readonly exam: Request<WatchedExam>;
  readonly acting: Action<Act, Acted>;
  /** Words to find a person by. */
  q = '';
  view: 'departments' | 'list' = 'departments';
  /** Id of the paper that is looked at; 0: none. */
  opened = 0;
  /** The act whose panel is open; null: none. */
  supervising: Supervising | null = null;
  whom: Whom = 'all';
  /** Papers with which the last act was done; null before. */
  done: number | null = null;
  private readonly api: MonitorApi;

  constructor(id: number, api: MonitorApi) {
    this.id = id;
    this.api = api;
    this.exam = new Request((_, options) => api.watch({ id }, options));
    this.acting = new Action(({ work }, options) => work(options), { done: ({ done }) => this.ended(done.length) });
    makeAutoObservable<this, 'api'>(this, { id: false, exam: false, acting: false, api: false });
  }

  show(): Promise<void> {
    return this.exam.show();
  }

  leave(): void {
    this.exam.leave();
  }

  /** Reads the picture again. */
  refresh(): Promise<void> {
    return this.exam.refresh();
  }

  get papers(): readonly Sitting[] {
    return this.exam.value?.papers ?? [];
  }

  /** Papers that are open. */
  get open(): readonly Sitting[] {
    return this.papers.filter(({ state }) => state !== 'handed_in');
  }

  get offline(): readonly Sitting[] {
    return this.papers.filter(({ state }) => state === 'offline');
  }

  /** People who left the page several times or failed a face check, and are not offline. */
  get restless(): readonly Sitting[] {
    return this.papers.filter(
      ({ faceFailures, state, switches }) => state === 'writing' && (switches >= manyLeavings || faceFailures > 0),
    );
  }

  get handedIn(): readonly Sitting[] {
    return this.papers.filter(({ state }) => state === 'handed_in');
  }

  /** People to be looked at: those without word first, for the longest time. */
  get toLookAt(): readonly Sitting[] {
    return [
      ...this.offline.toSorted((a, b) => a.seenAt - b.seenAt),
      ...this.restless.toSorted((a, b) => b.switches - a.switches),
    ];
  }

  /** People that the words find. */
  get found(): readonly Sitting[] {
    const words = this.q.trim().toLowerCase();
    if (words === '') return this.papers;
    return this.papers.filter(({ account, department, name }) =>
      `${name} ${account} ${department}`.toLowerCase().includes(words),
    );
  }

  /** The found people by departments, the largest first. */
  get hall(): readonly HallRow[] {
    const rows = new Map<string, Sitting[]>();
    for (const paper of this.found.toSorted((a, b) => a.id - b.id))
      rows.set(paper.department, [...(rows.get(paper.department) ?? []), paper]);
    return [...rows]
      .map(([department, papers]) => ({ department, papers }))
      .sort((a, b) => b.papers.length - a.papers.length || a.department.localeCompare(b.department));
  }

  /** The paper that is looked at. */
  get selected(): Sitting | undefined {
    return this.papers.find(({ id }) => id === this.opened);
  }

  /** End of the last open paper; null: none is open. */
  get lastEnd(): number | null {
    const ends = this.open.map(({ deadlineAt }) => deadlineAt);
    return ends.length === 0 ? null : Math.max(...ends);
  }

  /** A department of which several are offline at once: its network, not the people. */
  get troubled(): HallRow | undefined {
    const row = this.hall
      .map(({ department, papers }) => ({ department, papers: papers.filter(({ state }) => state === 'offline') }))
      .sort((a, b) => b.papers.length - a.papers.length)[0];
    return row !== undefined && row.papers.length >= 3 && row.papers.length * 2 > this.offline.length ? row : undefined;
  }

  /** Open papers of these people. */
  papersOf(whom: Whom): readonly Sitting[] {
    const { selected } = this;
    switch (whom) {
      case 'all':
        return this.open;
      case 'offline':
        return this.offline;
      case 'department':
        return this.open.filter(({ department }) => department === (selected?.department ?? this.troubled?.department));
      case 'one':
        return this.open.filter(({ id }) => id === selected?.id);
    }
  }

  search(q: string): void {
    this.q = q;
  }

  showAs(view: 'departments' | 'list'): void {
    this.view = view;
  }

  select(id: number): void {
    this.opened = this.opened === id ? 0 : id;
  }

  /** Opens the panel of an act. */
  ask(supervising: Supervising, whom: Whom): void {
    this.supervising = supervising;
    this.whom = whom;
    this.done = null;
  }

  choose(whom: Whom): void {
    this.whom = whom;
  }

  close(): void {
    this.supervising = null;
  }

  /** Gives more time. Rejects when it was refused or lost. */
  extend(minutes: number, reason: string): Promise<void> {
    return this.act('extend', { ...this.chosen(), minutes, reason }, (input, options) =>
      this.api.extend(input, options),
    );
  }

  /** Shows words on sheets. Rejects when it was refused or lost. */
  tell(text: string): Promise<void> {
    return this.act('tell', { ...this.chosen(), text }, (input, options) => this.api.tell(input, options));
  }

  /** Hands papers in. Rejects when it was refused or lost. */
  collect(reason: string): Promise<void> {
    return this.act('collect', { ...this.chosen(), reason }, (input, options) => this.api.collect(input, options));
  }

  /** Lets the selected person back in. Rejects when it was refused or lost. */
  reopen(minutes: number, reason: string): Promise<void> {
    const input = { id: this.id, paper: this.opened, minutes, reason };
    return this.act('reopen', input, (one, options) => this.api.reopen(one, options));
  }

  /** Ends the exam for everybody. Rejects when it was refused or lost. */
  stop(reason: string): Promise<void> {
    return this.act('stop', { id: this.id, reason }, (input, options) => this.api.stop(input, options));
  }

  private chosen() {
    return { id: this.id, papers: this.papersOf(this.whom).map(({ id }) => id) };
  }

  private async act<Input extends object>(
    act: Supervising,
    input: Input,
    call: (input: Input, options: WriteOptions) => Promise<Acted>,
  ): Promise<void> {
    // No papers would mean all of them.
    if (this.supervising !== 'stop' && this.supervising !== 'reopen' && this.papersOf(this.whom).length === 0) return;
    const work = (options: WriteOptions) => call(input, options);
    if (!(await this.acting.run({ act, input, work }))) throw this.acting.failureOf();
    await this.exam.refresh();
  }

  private ended(done: number): void {
    this.done = done;
    this.supervising = null;
  }
}

export const makeMonitorStore = ({ http }: ExamEnvironment, id: number) =>
  new MonitorStore(id, apiOf(http, monitorCalls));
