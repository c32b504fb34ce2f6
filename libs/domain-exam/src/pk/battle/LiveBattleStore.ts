import { ErrorCode } from '@banyan/contracts';
import { type PkAnswer, type PkBattle, type PkQuestion } from '@banyan/contracts/exam';
import { Action, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { ServerClockStore } from '../../answers/ServerClockStore.ts';
import type { PkBattleApi } from '../../api/pkCalls.ts';
import { toggled } from '../../shared/choices.ts';
import { goesOn } from '../shared/goesOn.ts';

/** A question that was answered, with the right answer. */
export interface AnsweredPk {
  readonly question: PkQuestion;
  readonly answer: PkAnswer;
}

interface Sent {
  readonly question: PkQuestion;
  readonly choice: readonly number[];
}

/** One battle: its questions come one by one, each with its clock; the other player's progress is read again. */
export class LiveBattleStore {
  readonly battle: Request<PkBattle>;
  readonly next: Action<void, PkBattle>;
  readonly send: Action<Sent, PkAnswer>;
  readonly reply: Action<'Y' | 'N'>;
  readonly again: Action<void, { readonly id: number }>;
  readonly clock: ServerClockStore;
  /** Options pressed for the current question; kept when sending them fails. */
  chosen: readonly number[] = [];
  /** Outcome of the shown question; null while it is open. */
  answered: AnsweredPk | null = null;
  /** Id of the battle started by the rematch. */
  begun = 0;

  constructor(id: number, api: PkBattleApi, ticks: () => number = () => performance.now()) {
    this.battle = new Request((_, options) => api.battle({ id }, options));
    this.clock = new ServerClockStore(ticks, () => this.timeIsUp());
    this.next = new Action((_, options) => api.next({ id }, options), { done: (battle) => this.ask(battle) });
    this.send = new Action(
      ({ question, choice }, options) => api.answer({ id, question_id: question.id, choice: [...choice] }, options),
      { done: (answer, { question }) => this.tell(question, answer) },
    );
    this.reply = new Action((accept, options) => api.reply({ id, accept }, options), {
      done: () => void this.refresh(),
    });
    this.again = new Action((_, options) => api.challenge({ kind: 'rematch', id, bank: 0, anonymous: 'N' }, options), {
      done: ({ id }) => this.begin(id),
    });
    makeAutoObservable(this, {
      battle: false,
      next: false,
      send: false,
      reply: false,
      again: false,
      clock: false,
      chosen: observableRef,
      answered: observableRef,
    });
  }

  /** The current question; null when there is none, or it is answered. */
  get question(): PkQuestion | null {
    return this.answered === null ? (this.battle.value?.question ?? null) : null;
  }

  /** The battle has no more questions for the viewer: its result follows. */
  get isThrough(): boolean {
    const { value } = this.battle;
    return value !== null && (value.own.finished === 'Y' || !goesOn(value));
  }

  async show(): Promise<void> {
    await this.battle.show();
    this.follow();
  }

  async refresh(): Promise<void> {
    // The pending answer returns a newer state.
    if (this.sending || this.next.isPending()) return;
    await this.battle.refresh();
    this.follow();
  }

  /** Chooses an option: with one right option the press is the answer, with several they are collected first. */
  choose(option: number): void {
    const { question } = this;
    if (question === null || this.sending) return;
    this.chosen = toggled(question, question.kind === 'multiple' ? this.chosen : [], option);
    if (question.kind !== 'multiple') void this.submit();
  }

  /** Sends the chosen options; an empty choice skips the question. */
  async submit(choice: readonly number[] = this.chosen): Promise<void> {
    const { question } = this;
    if (question === null || (await this.send.run({ question, choice }))) return;
    const code = refusalCode(this.send.failureOf());
    if (code === ErrorCode.battleLate) {
      this.send.dismiss();
      await this.submit([]);
    } else if (code === ErrorCode.battleAnswered || code === ErrorCode.battleOver || code === ErrorCode.notFound) {
      this.forget();
      await this.refresh();
    }
  }

  /** Asks for the next question; after the last one shows the result. */
  goOn(): void {
    if (this.isThrough) this.forget();
    else if (this.battle.value !== null) void this.next.run();
  }

  leave(): void {
    this.clock.stop();
    this.battle.leave();
  }

  private get sending(): boolean {
    return this.send.isPending();
  }

  private begin(id: number): void {
    this.begun = id;
  }

  private ask(battle: PkBattle): void {
    this.forget();
    this.battle.set(battle);
    this.follow();
  }

  private tell(question: PkQuestion, answer: PkAnswer): void {
    this.clock.stop();
    this.battle.set(answer.battle);
    this.chosen = answer.choice;
    this.answered = { question, answer };
  }

  private forget(): void {
    this.answered = null;
    this.chosen = [];
    this.send.dismiss();
    this.next.dismiss();
  }

  /** Sets the clock by the server's time. */
  private follow(): void {
    const { value } = this.battle;
    if (value === null || this.question === null) return this.clock.stop();
    this.clock.sync({ now: value.now, deadlineAt: this.question.endsAt });
  }

  private timeIsUp(): void {
    // After a failure the learner decides when to try again.
    if (this.question === null || this.sending || this.send.failureOf() !== undefined) return;
    void this.submit(this.question.kind === 'multiple' ? this.chosen : []);
  }
}
