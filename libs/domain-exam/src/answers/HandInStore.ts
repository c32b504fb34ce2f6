import type { HandInReason, Receipt, SentAnswer } from '@banyan/contracts/exam';
import { backOff, Outbox } from '@banyan/core-http';
import { makeAutoObservable, runInAction } from 'mobx';
import type { HandInOutput, SaveOutput } from '../api/sheetCalls.ts';
import type { AnswersStore } from './AnswersStore.ts';
import { batchesOf } from './answerRules.ts';
import { outcomeOf } from './refusals.ts';

/** Dependencies of handing in. */
export interface HandInPorts {
  readonly book: AnswersStore;
  /** Sends answers while the paper is open. */
  readonly answers: Pick<Outbox<unknown>, 'hold' | 'release'>;
  readonly save: (answers: readonly SentAnswer[]) => Promise<SaveOutput>;
  readonly handIn: (answers: readonly SentAnswer[], reason: HandInReason) => Promise<HandInOutput>;
  /** Called when the paper is handed in. */
  readonly onDone: (receipt: Receipt) => void;
  /** Called when the server accepts nothing from this window. */
  readonly onRefused: (error: unknown) => void;
  readonly backOff?: (failures: number) => number;
}

/** Hands the paper in with all answers on this device, and retries until it is done. */
export class HandInStore {
  /** Why the last attempt failed. */
  error: unknown = undefined;
  /** Why it is handed in. */
  reason: HandInReason = 'learner';
  private asked = false;
  private readonly outbox: Outbox<null, Receipt>;
  readonly #ports: HandInPorts;

  constructor(ports: HandInPorts) {
    this.#ports = ports;
    this.outbox = new Outbox({
      items: { waits: () => this.asked, next: () => null },
      send: () => this.#send(),
      onSent: (receipt) => ports.onDone(receipt),
      onFailed: (error) => this.failed(error),
      backOff: ports.backOff ?? backOff,
    });
    makeAutoObservable<this, 'outbox'>(this, { outbox: false });
  }

  /** `waiting`: the last attempt failed, the next one follows by itself. */
  get state(): 'none' | 'sending' | 'waiting' {
    if (!this.asked) return 'none';
    return this.outbox.sending ? 'sending' : 'waiting';
  }

  /** Hands in; a second call while one is under way only replaces the reason, unless it is the learner's. */
  start(reason: HandInReason): void {
    if (this.asked && reason === 'learner') return;
    this.reason = reason;
    if (this.asked) return;
    this.asked = true;
    this.outbox.release();
  }

  /** Tries now instead of waiting. */
  again(): void {
    if (this.state === 'waiting') this.outbox.flush();
  }

  /** Back to the paper: a hand-in by the learner may be cancelled between two attempts. */
  cancel(): void {
    if (this.state !== 'waiting' || this.reason !== 'learner') return;
    this.stop();
    this.#ports.answers.release();
  }

  /** Stops trying. */
  stop(): void {
    void this.outbox.hold();
    this.asked = false;
    this.error = undefined;
  }

  async #send(): Promise<Receipt> {
    const { answers, book, handIn, save } = this.#ports;
    await answers.hold();
    const acknowledge = (kept: SaveOutput['kept']) =>
      runInAction(() => {
        for (const { questionId, revision, savedAt } of kept) book.acknowledge(questionId, revision, savedAt);
      });
    const batches = batchesOf(book.waiting());
    const last = batches.pop() ?? [];
    for (const batch of batches) acknowledge((await save(batch)).kept);
    const { kept, receipt } = await handIn(last, this.reason);
    // Answers given after the end are not among them: they stay pending, and the learner is informed.
    acknowledge(kept);
    return receipt;
  }

  private failed(error: unknown): 'retry' | 'rest' {
    const outcome = outcomeOf(error);
    if (outcome === 'retry' || outcome === 'unfit') {
      this.error = error;
      return 'retry';
    }
    this.stop();
    this.#ports.onRefused(error);
    return 'rest';
  }
}
