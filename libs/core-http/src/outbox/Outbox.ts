import { makeAutoObservable, runInAction } from 'mobx';

/** What follows from a failure: the same again after a pause, the next item, or nothing until the next `flush`. */
export type AfterFailure = 'retry' | 'drop' | 'rest';

/** What waits to be sent. `KeyedItems` is the usual one; a store that knows better what goes next brings its own. */
export interface OutboxItems<Item> {
  readonly waits: () => boolean;
  /** What goes next. With `quietMs` it is also asked where nothing waits. */
  readonly next: () => Item;
  /** The server has it, or never will. */
  readonly done?: (item: Item) => void;
}

interface OutboxSettings<Item, Answer> {
  readonly items: OutboxItems<Item>;
  /** Makes one attempt. `leaving`: the page may be gone before the answer comes, so the call has to outlive it. */
  readonly send: (item: Item, leaving: boolean) => Promise<Answer>;
  readonly onSent?: (answer: Answer, item: Item) => void;
  /** Decides what follows. `failures`: how many attempts have failed in a row, this one included. */
  readonly onFailed: (error: unknown, item: Item, failures: number) => AfterFailure;
  /** Pause before attempt number `failures` + 1, ms. */
  readonly backOff: (failures: number) => number;
  /** How long an item may wait for others to join it, ms; 0 by default. */
  readonly sendAfterMs?: number;
  /** After this long without an attempt one is made even where nothing waits, ms; never by default. */
  readonly quietMs?: number;
}

/**
 * Brings what must not be lost to the server: one attempt at a time, repeated with growing pauses until it is answered. What
 * waits is kept by its items, so that a reload or a crash takes nothing along.
 */
export class Outbox<Item, Answer = unknown> {
  sending = false;
  /** Attempts that failed since the last that did not. */
  failures = 0;
  readonly #settings: OutboxSettings<Item, Answer>;
  #held = false;
  #closing = false;
  #running: Promise<void> = Promise.resolve();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The timer that runs belongs to something that waits, and not to a quiet time. */
  #soon = false;
  /** An attempt follows the one under way, and whether that one is made while leaving. */
  #again: { readonly leaving: boolean } | null = null;

  constructor(settings: OutboxSettings<Item, Answer>) {
    this.#settings = settings;
    makeAutoObservable(this);
  }

  /** Sending takes longer than it should: the last attempt failed, and is repeated. */
  get delayed(): boolean {
    return this.failures > 0;
  }

  /** Something waits that did not before. More of it does not put the sending off; a failure has its own pace. */
  changed(): void {
    const { sendAfterMs = 0 } = this.#settings;
    if (this.sending || this.failures > 0 || this.#soon) return;
    if (sendAfterMs === 0) this.flush();
    else this.#wait(sendAfterMs);
  }

  /** Sends what waits now instead of later. */
  flush(leaving = false): void {
    if (this.#held) return;
    if (this.sending) this.#again = { leaving: leaving || this.#again?.leaving === true };
    else if (this.#settings.items.waits()) this.#send(leaving);
  }

  /** Makes an attempt now, even where nothing waits. */
  pulse(): void {
    if (!this.#held && !this.sending) this.#send(false);
  }

  /** Sends nothing more; resolves once the attempt under way has ended. */
  hold(): Promise<void> {
    this.#held = true;
    clearTimeout(this.#timer);
    return this.#running;
  }

  /** Sends again after `hold`. */
  release(): void {
    this.#held = false;
    if (this.#settings.items.waits()) this.flush();
    else this.#waitQuietly();
  }

  /** Sends what waits as last words, each once, and then nothing by itself; resolves when that is answered or given up. */
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
    // What was heard of the item may have begun the next attempt.
    if (this.#held || this.sending || after === 'rest') return;
    const pause = after === 'retry' ? backOff(this.failures) : 0;
    if (pause > 0) this.#wait(pause);
    else if (!items.waits()) this.#waitQuietly();
    else if (this.#closing) this.#send(true);
    else if (after === 'retry' || this.#again !== null || sendAfterMs === 0) this.#send(this.#again?.leaving === true);
    else this.#wait(sendAfterMs);
  }
}
