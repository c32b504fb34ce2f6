import type { AnswerValue, AttemptStanding, ExamPaper, Receipt } from '@banyan/contracts/exam';
import { Action } from '@banyan/core-screen';
import { makeAutoObservable, runInAction } from 'mobx';
import { AnswersStore } from './AnswersStore.ts';
import { attemptCalls, type AttemptPorts } from './attemptCalls.ts';
import { SentAnswersStore } from './SentAnswersStore.ts';
import { KeptAnswersStore } from './KeptAnswersStore.ts';
import { HandInStore } from './HandInStore.ts';
import { outcomeOf, receiptOf } from './refusals.ts';
import { sendLate } from './sendLate.ts';
import { ServerClockStore } from './ServerClockStore.ts';
import { SwitchReporter } from './SwitchReporter.ts';

/**
 * An attempt in this window [EX-03–EX-06]: `open`; `elsewhere`: another window answers it; `signedOut`: the session has
 * ended; `over`: it is handed in. In every state, answers stay on this device until the server has them.
 */
export class AttemptStore {
  state: 'open' | 'elsewhere' | 'signedOut' | 'over' = 'open';
  /** As the server counts them. */
  switches: number;
  /** As the server counts them: failed and missed face checks. */
  faceFailures: number;
  /** Time of the next face check, by the server's clock; null: none is due. */
  faceDueAt: number | null;
  /** Null until it is handed in, and when the server has sent none. */
  receipt: Receipt | null = null;
  /** The last words of supervisors; null: none, or they were read. */
  words: NonNullable<AttemptStanding['told']> | null = null;
  /** State of taking over, or why it failed. */
  takingOver: { readonly pending: boolean; readonly error?: unknown } = { pending: false };
  readonly paper: ExamPaper;
  readonly book: AnswersStore;
  readonly clock: ServerClockStore;
  readonly sender: SentAnswersStore;
  readonly handIn: HandInStore;
  readonly keeper: KeptAnswersStore;
  /** Puts answers that did not arrive before the end into the record; they stay on this device until they are there. */
  readonly late: Action<void, number>;
  /** Number of answers put into the record; null before. */
  lateKept: number | null = null;
  /** When the newest words that were read were said. */
  private wordsRead = 0;
  readonly #ports: AttemptPorts;
  readonly #leavings: SwitchReporter;
  readonly #calls: ReturnType<typeof attemptCalls>;

  constructor(paper: ExamPaper, ports: AttemptPorts) {
    const { backOff } = ports;
    this.#ports = ports;
    const { save, handIn, leftScreen } = (this.#calls = attemptCalls(ports, paper.attemptId));
    const patience = backOff === undefined ? {} : { backOff };
    this.paper = paper;
    this.switches = paper.standing.switches;
    this.faceFailures = paper.standing.faceFailures;
    this.faceDueAt = paper.standing.faceDueAt;
    this.book = new AnswersStore(paper.parts);
    this.keeper = new KeptAnswersStore(ports.shelf, ports.key);
    const refused = (error: unknown) => this.refused(error);
    this.clock = new ServerClockStore(ports.ticks, () => this.submit('deadline'));
    this.sender = new SentAnswersStore({
      book: this.book,
      save: async (answers, keepalive) => {
        const output = await save(answers, keepalive);
        this.keeper.drop(output.kept);
        return output;
      },
      onSaved: ({ standing, receipt }) => this.stands(standing, receipt),
      onRefused: refused,
      ...patience,
    });
    this.handIn = new HandInStore({
      book: this.book,
      answers: this.sender.outbox,
      save,
      handIn,
      onDone: (receipt) => this.end(receipt),
      onRefused: refused,
      ...patience,
    });
    this.#leavings = new SwitchReporter({
      key: ports.key,
      storage: ports.windowStorage,
      send: async (leaving) => {
        const { standing, receipt } = await leftScreen(leaving);
        this.stands(standing, receipt);
      },
      onRefused: refused,
      ...patience,
    });
    this.late = new Action(
      async () => {
        await this.keeper.settled();
        return sendLate({ shelf: ports.shelf, key: ports.key, send: this.#calls.late });
      },
      { done: (count) => void (this.lateKept = count) },
    );
    const parts = { paper: false, book: false, clock: false, sender: false, handIn: false, keeper: false } as const;
    makeAutoObservable(this, parts);
  }

  /** A face check has to be made now. */
  get faceIsDue(): boolean {
    if (this.state !== 'open' || this.handIn.state !== 'none' || this.faceDueAt === null) return false;
    return this.clock.deadlineAt - this.clock.left * 1000 >= this.faceDueAt;
  }

  /** Merges the answers of the server and of this device, then starts the clock and sending. */
  async open(): Promise<void> {
    this.book.merge(this.paper.answers);
    this.sender.knows(this.paper.answers);
    this.clock.sync(this.paper.standing);
    this.book.restore(await this.keeper.read(this.clock.now()));
    this.sender.outbox.release();
    this.#leavings.resume();
    this.stands(this.paper.standing, null);
    const { heldHere, key } = this.#ports;
    const gone = this.state === 'elsewhere' ? await heldHere.gone(key) : null;
    if (gone !== null) await this.takeOver(gone);
    else if (this.state === 'open') this.#holds();
  }

  /** The screen is left: waiting answers are sent once more, the rest stays on the device. */
  close(): void {
    this.sender.outbox.flush(true);
    void this.sender.outbox.hold();
    this.clock.stop();
    this.handIn.stop();
    this.#leavings.stop();
  }

  /** Takes an answer; ignored while another window has the attempt or it is over. */
  answer(id: number, value: Partial<AnswerValue>): void {
    this.#change(id, { value });
  }

  /** Flags a question for later, or removes the flag. */
  flag(id: number, flagged: boolean): void {
    this.#change(id, { flagged });
  }

  /** The window was left, or is back after so many seconds. */
  leftScreen(): void {
    if (this.paper.switchLimit !== null && this.state === 'open') this.#leavings.left();
  }

  backOnScreen(seconds: number): void {
    if (this.paper.switchLimit !== null && this.state === 'open') this.#leavings.back(seconds);
  }

  /** The connection is back. */
  online(): void {
    this.sender.outbox.flush();
    this.#leavings.resume();
    this.handIn.again();
  }

  /** Hands in; repeated until it worked. */
  submit(reason: 'learner' | 'deadline'): void {
    if (this.state === 'open') this.handIn.start(reason);
  }

  /** Continues in this window; the previous one learns of it by its next call. `from`: only if that window has it. */
  async takeOver(from: string | null = null): Promise<void> {
    if (this.takingOver.pending) return;
    this.takingOver = { pending: true };
    try {
      const { answers, standing } = await this.#calls.takeOver(from);
      // Answers that the other window of this device could not send are on the shelf.
      const left = await this.keeper.read(this.clock.now());
      runInAction(() => {
        this.takingOver = { pending: false };
        this.state = 'open';
        this.book.merge(answers);
        this.book.restore(left);
        this.sender.knows(answers);
        this.stands(standing, null);
      });
      if (this.state !== 'open') return;
      this.#holds();
      this.sender.outbox.release();
    } catch (error) {
      runInAction(() => {
        // A takeover from a window that is gone was not asked for by the learner: its failure is not shown.
        this.takingOver = from === null ? { pending: false, error } : { pending: false };
      });
      if (outcomeOf(error) !== 'retry' && outcomeOf(error) !== 'elsewhere') this.refused(error);
    }
  }

  /** The session has ended. */
  signedOut(): void {
    if (this.state === 'open' || this.state === 'elsewhere') this.leave('signedOut');
  }

  /** The learner has logged in again. */
  signedIn(): void {
    if (this.state !== 'signedOut') return;
    this.state = 'open';
    this.sender.outbox.release();
    this.#leavings.resume();
    if (this.clock.left === 0) this.submit('deadline');
  }

  /** Something about the attempt has changed on the server: asks for its state now. */
  changedElsewhere(): void {
    this.sender.outbox.pulse();
  }

  /** The words of supervisors were read. */
  readWords(): void {
    this.wordsRead = Math.max(this.wordsRead, this.words?.at ?? 0);
    this.words = null;
  }

  /** The server has reported the state of the attempt. */
  told(standing: AttemptStanding): void {
    this.stands(standing, null);
  }

  #holds(): void {
    const { heldHere, key, window } = this.#ports;
    void heldHere.hold(key, window);
  }

  #change(id: number, edit: { value?: Partial<AnswerValue>; flagged?: boolean }): void {
    if (this.state !== 'open' || this.handIn.state !== 'none') return;
    const left = this.book.change(id, edit, this.clock.now());
    if (left === null) return;
    this.keeper.keep(left);
    this.sender.outbox.changed();
  }

  private stands(standing: AttemptStanding, receipt: Receipt | null): void {
    this.switches = standing.switches;
    this.faceFailures = standing.faceFailures;
    this.faceDueAt = standing.faceDueAt;
    const told = standing.told ?? null;
    if (told !== null && told.at > this.wordsRead) this.words = told;
    if (receipt !== null || standing.state === 'handed_in') return this.end(receipt);
    this.clock.sync(standing);
    if (!standing.held && this.state === 'open') this.leave('elsewhere');
  }

  private refused(error: unknown): void {
    const outcome = outcomeOf(error);
    if (outcome === 'over') this.end(receiptOf(error));
    else if (this.state === 'open') this.leave(outcome === 'signedOut' ? 'signedOut' : 'elsewhere');
  }

  private leave(state: 'elsewhere' | 'signedOut'): void {
    this.state = state;
    void this.sender.outbox.hold();
    this.handIn.stop();
  }

  private end(receipt: Receipt | null): void {
    if (this.state === 'over') return;
    this.state = 'over';
    this.receipt = receipt;
    void this.sender.outbox.hold();
    this.clock.stop();
    this.handIn.stop();
    this.#leavings.stop();
    if (this.book.pending === 0) this.keeper.clear();
    else {
      this.keeper.drop(
        this.book.items.flatMap(({ id, pending, kept }) => (pending ? [] : [{ questionId: id, revision: kept }])),
      );
      void this.late.run();
    }
    this.#ports.heldHere.forget(this.#ports.key);
  }
}
