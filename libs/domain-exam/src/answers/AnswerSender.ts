import type { SentAnswer } from '@banyan/contracts/exam';
import { makeAutoObservable, runInAction } from 'mobx';
import type { SaveOutput } from '../api/sheetCalls.ts';
import type { AnswerBook } from './AnswerBook.ts';
import { answersAtOnce, batchesOf } from './answerRules.ts';
import { backOff, fateOf } from './refusals.ts';

/** An answer goes out this long after it was changed. */
export const sendAfterMs = 1500;
/** In a quiet window the server is asked this often how things stand: whether the attempt is still held here, and open. */
export const pulseMs = 45_000;

/** What the sender asks of the world. */
export interface SenderPorts {
  readonly book: AnswerBook;
  readonly save: (answers: readonly SentAnswer[], keepalive: boolean) => Promise<SaveOutput>;
  /** The server has answered; what it acknowledges is in the book by then. */
  readonly onSaved: (output: SaveOutput) => void;
  /** The server takes no more from this window. */
  readonly onRefused: (error: unknown) => void;
  readonly backOff?: (failures: number) => number;
}

/** Brings what the learner answers to the server: one call under way at a time, repeated until it is acknowledged. */
export class AnswerSender {
  /** Attempts that failed since the last that did not. */
  failures = 0;
  /** When the server last acknowledged something, epoch ms of its clock. */
  savedAt: number | null = null;
  readonly #ports: SenderPorts;
  #held = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #running: Promise<void> | null = null;
  #again = false;
  /** Answers in one call: fewer while the server refuses a call for one of them. */
  #most = answersAtOnce;

  constructor(ports: SenderPorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  /** Saving takes longer than it should: the last attempt failed, and is repeated. */
  get delayed(): boolean {
    return this.failures > 0;
  }

  /** The server has said when these arrived. */
  knows(answers: readonly { readonly savedAt: number }[]): void {
    for (const { savedAt } of answers) this.savedAt = Math.max(this.savedAt ?? 0, savedAt);
  }

  /** From now on it sends. */
  release(): void {
    this.#held = false;
    if (this.#ports.book.pending > 0) this.flush();
    else this.#wait(pulseMs);
  }

  /** Sends nothing more; resolves once the call under way has ended. */
  async hold(): Promise<void> {
    this.#held = true;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Something was answered. */
  changed(): void {
    // Whoever goes on writing does not put it off; a failure has its own pace.
    if (this.#running === null && this.failures === 0 && !this.#soon) this.#wait(sendAfterMs);
  }

  /** Sends what waits at once: a question is left, the connection is back. `keepalive`: the page may be gone soon. */
  flush(keepalive = false): void {
    if (this.#held) return;
    if (this.#running !== null) this.#again = true;
    else if (this.#ports.book.pending > 0) this.#send(keepalive);
  }

  /** Asks how things stand, with what waits, if anything does. */
  pulse(): void {
    if (!this.#held && this.#running === null) this.#send(false);
  }

  #soon = false;

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#held) return;
    this.#soon = ms <= sendAfterMs;
    this.#timer = setTimeout(() => this.#send(false), ms);
  }

  #send(keepalive: boolean): void {
    clearTimeout(this.#timer);
    this.#soon = false;
    this.#again = false;
    this.#running = this.#attempt(keepalive).finally(() => {
      this.#running = null;
      this.#next();
    });
  }

  async #attempt(keepalive: boolean): Promise<void> {
    const { book, save, onSaved } = this.#ports;
    const [batch = [], ...more] = batchesOf(book.waiting(), this.#most);
    try {
      const output = await save(batch, keepalive);
      runInAction(() => {
        for (const { questionId, revision, savedAt } of output.kept) book.acknowledge(questionId, revision, savedAt);
        this.knows(output.kept);
        this.failures = 0;
        this.#most = answersAtOnce;
      });
      this.#again ||= more.length > 0;
      onSaved(output);
    } catch (error) {
      this.#failed(error, batch.length);
    }
  }

  #failed(error: unknown, sent: number): void {
    const fate = fateOf(error);
    if (fate === 'retry' || fate === 'unfit') {
      // One answer that is not taken must not keep the others back: fewer go together, and the first gives way.
      if (fate === 'unfit') {
        if (sent === 1) this.#ports.book.putLast();
        this.#most = sent === 1 ? answersAtOnce : Math.max(1, Math.ceil(sent / 2));
      }
      runInAction(() => {
        this.failures += 1;
      });
      return;
    }
    this.#held = true;
    this.#ports.onRefused(error);
  }

  #next(): void {
    if (this.#held) return;
    if (this.failures > 0) this.#wait((this.#ports.backOff ?? backOff)(this.failures));
    else if (this.#again && this.#ports.book.pending > 0) this.#send(false);
    else this.#wait(this.#ports.book.pending > 0 ? sendAfterMs : pulseMs);
  }
}
