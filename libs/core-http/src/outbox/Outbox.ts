import { makeAutoObservable, runInAction } from 'mobx';

/** Consequence of a failure: the same item after a pause, the next item, or nothing until the next `flush`. */
export type AfterFailure = 'retry' | 'drop' | 'rest';

/** Items to send. `KeyedItems` is the usual one; a store with an order of its own brings another. */
export interface OutboxItems<Item> {
  readonly waits: () => boolean;
  /** Next item. With `quietMs` it is also called when nothing waits. */
  readonly next: () => Item;
  /** Called when the server has the item, or never will. */
  readonly done?: (item: Item) => void;
}

interface OutboxSettings<Item, Answer> {
  readonly items: OutboxItems<Item>;
  /** Makes one attempt. `leaving`: the page may close before the answer, so the call has to outlive it. */
  readonly send: (item: Item, leaving: boolean) => Promise<Answer>;
  readonly onSent?: (answer: Answer, item: Item) => void;
  /** Decides the next step. `failures`: number of consecutive failures, this one included. */
  readonly onFailed: (error: unknown, item: Item, failures: number) => AfterFailure;
  /** Pause before attempt number `failures` + 1, ms. */
  readonly backOff: (failures: number) => number;
  /** Longest time for which an item waits to be joined by others, ms; 0 by default. */
  readonly sendAfterMs?: number;
  /** Time without attempts after which one is made even when nothing waits, ms; never by default. */
  readonly quietMs?: number;
}

/**
 * Sends items that must not be lost: one attempt at a time, repeated with growing pauses until it is answered. Waiting
 * items are kept by `items`, so that a reload or a crash loses nothing.
 */
export class Outbox<Item, Answer = unknown> {
  sending = false;
  /** Failed attempts since the last success. */
  failures = 0;
  readonly #settings: OutboxSettings<Item, Answer>;
  #held = false;
  #closing = false;
  #running: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** True when the running timer is for waiting items, not for a quiet time. */
  #soon = false;
  /** Set when another attempt follows the current one; `leaving` of that attempt. */
  #again: { readonly leaving: boolean } | null = null;

  constructor(settings: OutboxSettings<Item, Answer>) {
    this.#settings = settings;
    makeAutoObservable(this);
  }

  /** True when sending takes longer than expected: the last attempt failed and will be repeated. */
  get delayed(): boolean {
    return this.failures > 0;
  }

  /** Reports a new item. Further items do not postpone sending; after a failure the back-off applies. */
  changed(): void {
    const { sendAfterMs = 0 } = this.#settings;
    if (this.sending || this.failures > 0 || this.#soon) return;
    if (sendAfterMs === 0) this.flush();
    else this.#wait(sendAfterMs);
  }

  /** Sends waiting items immediately. */
  flush(leaving = false): void {
    if (this.#held) return;
    if (this.sending) this.#again = { leaving: leaving || this.#again?.leaving === true };
    else if (this.#settings.items.waits()) this.#send(leaving);
  }

  /** Makes an attempt now, even when nothing waits. */
  pulse(): void {
    if (!this.#held && !this.sending) this.#send(false);
  }

  /** Stops sending; resolves when the current attempt has ended. */
  hold(): Promise<void> {
    this.#held = true;
    clearTimeout(this.#timer);
    return this.#running;
  }

  /** Resumes sending after `hold`. */
  release(): void {
    this.#held = false;
    if (this.#settings.items.waits()) this.flush();
    else this.#waitQuietly();
  }

  /** Sends each waiting item a last time, then nothing by itself; resolves when all are answered or abandoned. */
  async close(): Promise<void> {
    this.#closing = true;
    clearTimeout(this.#timer);
    this.flush(true);
    do await this.#running;
    while (this.sending);
  }

  #wait(ms: number): void {
    clearTimeout(this.#timer);
    if (this.#held || this.#closing) return;
    this.#soon = true;
    this.#timer = setTimeout(() => this.#send(false), ms);
  }

  #waitQuietly(): void {
    const { quietMs } = this.#settings;
    if (quietMs === undefined) return;
    this.#wait(quietMs);
    this.#soon = false;
  }

  #send(leaving: boolean): void {
    clearTimeout(this.#timer);
    this.#soon = false;
    this.#again = null;
    runInAction(() => {
      this.sending = true;
    });
    this.#running = this.#attempt(this.#settings.items.next(), leaving);
  }

  async #attempt(item: Item, leaving: boolean): Promise<void> {
    const { items, onSent, send } = this.#settings;
    let answer: Answer;
    try {
      answer = await send(item, leaving);
    } catch (error) {
      this.#goOn(this.#failed(error, item));
      return;
    }
    this.#ended(0);
    items.done?.(item);
    onSent?.(answer, item);
    this.#goOn(null);
  }

  #failed(error: unknown, item: Item): AfterFailure {
    const { items, onFailed } = this.#settings;
    const before = this.failures;
    return runInAction(() => {
      this.#ended(before + 1);
      const after = onFailed(error, item, this.failures);
      if (after === 'rest') this.#ended(before);
      if (after === 'drop') {
        this.#ended(0);
        items.done?.(item);
      }
      return after;
    });
  }

  #ended(failures: number): void {
    runInAction(() => {
      this.sending = false;
      this.failures = failures;
    });
  }

  #goOn(after: AfterFailure | null): void {
    const { backOff, items, sendAfterMs = 0 } = this.#settings;
    // A callback may have started the next attempt.
    if (this.#held || this.sending || after === 'rest') return;
    const pause = after === 'retry' ? backOff(this.failures) : 0;
    if (pause > 0) this.#wait(pause);
    else if (!items.waits()) this.#waitQuietly();
    else if (this.#closing) this.#send(true);
    else if (after === 'retry' || this.#again !== null || sendAfterMs === 0) this.#send(this.#again?.leaving === true);
    else this.#wait(sendAfterMs);
  }
}
