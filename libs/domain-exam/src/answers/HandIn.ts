import type { HandInReason, Receipt, SentAnswer } from '@banyan/contracts/exam';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HandInOutput, SaveOutput } from '../api/sheetCalls.ts';
import type { AnswerBook } from './AnswerBook.ts';
import { batchesOf } from './answerRules.ts';
import type { AnswerSender } from './AnswerSender.ts';
import { backOff, fateOf } from './refusals.ts';

/** What handing in asks of the world. */
export interface HandInPorts {
  readonly book: AnswerBook;
  readonly sender: Pick<AnswerSender, 'hold' | 'release'>;
  readonly save: (answers: readonly SentAnswer[]) => Promise<SaveOutput>;
  readonly handIn: (answers: readonly SentAnswer[], reason: HandInReason) => Promise<HandInOutput>;
  /** The paper is handed in. */
  readonly onDone: (receipt: Receipt) => void;
  /** The server takes nothing from this window. */
  readonly onRefused: (error: unknown) => void;
  readonly backOff?: (failures: number) => number;
}

/** Hands the paper in with everything that is on this device, and tries until it is. */
export class HandIn {
  /** `waiting`: the last attempt failed, the next one comes by itself. */
  state: 'none' | 'sending' | 'waiting' = 'none';
  /** Why the last attempt failed. */
  error: unknown = undefined;
  /** Why it is handed in. */
  reason: HandInReason = 'learner';
  readonly #ports: HandInPorts;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(ports: HandInPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Hands in; a second call while one is under way does nothing but tell the reason that cannot be taken back. */
  start(reason: HandInReason): void {
    if (this.state !== 'none') {
      if (reason !== 'learner') this.reason = reason;
      return;
    }
    this.reason = reason;
    void this.#attempt();
  }

  /** Tries now instead of waiting. */
  again(): void {
    if (this.state === 'waiting') void this.#attempt();
  }

  /** Back to the paper: what was asked for by the learner may be taken back between two attempts. */
  cancel(): void {
    if (this.state !== 'waiting' || this.reason !== 'learner') return;
    this.stop();
    this.#ports.sender.release();
  }

  /** Tries no more. */
  stop(): void {
    clearTimeout(this.#timer);
    this.state = 'none';
    this.error = undefined;
    this.#failures = 0;
  }

  async #attempt(): Promise<void> {
    clearTimeout(this.#timer);
    runInAction(() => {
      this.state = 'sending';
    });
    const { book, sender, save, handIn, onDone, onRefused } = this.#ports;
    try {
      await sender.hold();
      const acknowledge = (kept: SaveOutput['kept']) => {
        for (const { questionId, revision, savedAt } of kept) book.acknowledge(questionId, revision, savedAt);
      };
      const batches = batchesOf(book.waiting());
      const last = batches.pop() ?? [];
      for (const batch of batches) acknowledge((await save(batch)).kept);
      const { kept, receipt } = await handIn(last, this.reason);
      // What came after the end is not among them: it stays pending, and the learner is told.
      acknowledge(kept);
      onDone(receipt);
    } catch (error) {
      const fate = fateOf(error);
      if (fate === 'retry' || fate === 'unfit') this.failed(error);
      else {
        runInAction(() => this.stop());
        onRefused(error);
      }
    }
  }

  private failed(error: unknown): void {
    this.#failures += 1;
    this.state = 'waiting';
    this.error = error;
    this.#timer = setTimeout(() => this.again(), (this.#ports.backOff ?? backOff)(this.#failures));
  }
}
