import type { SentAnswer } from '@banyan/contracts/exam';
import { backOff, Outbox } from '@banyan/core-http';
import { makeAutoObservable } from 'mobx';
import type { SaveOutput } from '../api/sheetCalls.ts';
import type { AnswersStore } from './AnswersStore.ts';
import { answersAtOnce, batchesOf } from './answerRules.ts';
import { outcomeOf } from './refusals.ts';

/** Delay between a change of an answer and its sending. */
export const sendAfterMs = 1500;
/** Interval at which a quiet window asks the server whether the attempt is still open, and in this window. */
export const pulseMs = 45_000;

/** Dependencies of the sender. */
export interface SenderPorts {
  readonly book: AnswersStore;
  readonly save: (answers: readonly SentAnswer[], keepalive: boolean) => Promise<SaveOutput>;
  /** Called when the server has answered; the book has its acknowledgements by then. */
  readonly onSaved: (output: SaveOutput) => void;
  /** Called when the server accepts nothing more from this window. */
  readonly onRefused: (error: unknown) => void;
  readonly backOff?: (failures: number) => number;
}

/** Sends the learner's answers to the server, as many in one call as it may carry. */
export class SentAnswersStore {
  /** Time of the last acknowledgement, epoch ms of the server's clock. */
  savedAt: number | null = null;
  readonly outbox: Outbox<readonly SentAnswer[], SaveOutput>;
  readonly #ports: SenderPorts;
  /** Answers in one call: fewer while the server refuses a call for one of them. */
  #most = answersAtOnce;

  constructor(ports: SenderPorts) {
    this.#ports = ports;
    const { book, save } = ports;
    this.outbox = new Outbox({
      items: { waits: () => book.pending > 0, next: () => this.#batch() },
      send: save,
      onSent: (output) => this.saved(output),
      onFailed: (error, { length }) => this.#failed(error, length),
      backOff: ports.backOff ?? backOff,
      sendAfterMs,
      quietMs: pulseMs,
    });
    // It sends after the answers of the device and of the server are merged.
    void this.outbox.hold();
    makeAutoObservable(this, { outbox: false });
  }

  /** Takes the arrival times of these answers. */
  knows(answers: readonly { readonly savedAt: number }[]): void {
    for (const { savedAt } of answers) this.savedAt = Math.max(this.savedAt ?? 0, savedAt);
  }

  #batch(): readonly SentAnswer[] {
    const [batch = [], ...more] = batchesOf(this.#ports.book.waiting(), this.#most);
    if (more.length > 0) this.outbox.flush();
    return batch;
  }

  private saved(output: SaveOutput): void {
    const { book, onSaved } = this.#ports;
    for (const { questionId, revision, savedAt } of output.kept) book.acknowledge(questionId, revision, savedAt);
    this.knows(output.kept);
    this.#most = answersAtOnce;
    onSaved(output);
  }

  #failed(error: unknown, sent: number): 'retry' | 'rest' {
    const outcome = outcomeOf(error);
    // A refused answer must not hold the others back: smaller batches are sent, and its first answer moves to the end.
    if (outcome === 'unfit') {
      if (sent === 1) this.#ports.book.putLast();
      this.#most = sent === 1 ? answersAtOnce : Math.max(1, Math.ceil(sent / 2));
    }
    if (outcome === 'retry' || outcome === 'unfit') return 'retry';
    void this.outbox.hold();
    this.#ports.onRefused(error);
    return 'rest';
  }
}
