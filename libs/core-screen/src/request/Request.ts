import { idle, loading, type RequestState } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOptions } from '../api/api.ts';
import { LatestCall } from './LatestCall.ts';

/** How a request asks the server. */
export type Ask<Input, Value> = (input: Input, options: CallOptions) => Promise<Value>;

/**
 * One question a store asks, with the state a screen shows: idle, loading, ready, failed. The latest call wins, late
 * answers are dropped, leaving the screen aborts what is under way.
 */
export class Request<Value, Input = void> {
  result: RequestState<Value> = idle;
  readonly #ask: Ask<Input, Value>;
  readonly #call = new LatestCall();
  /** What was asked last; null before the first time. */
  #last: { readonly input: Input } | null = null;

  constructor(ask: Ask<Input, Value>) {
    this.#ask = ask;
    makeAutoObservable(this, { result: observableRef });
  }

  /** The answer; null until there is one. */
  get value(): Value | null {
    return this.result.state === 'ready' ? this.result.value : null;
  }

  get state(): RequestState['state'] {
    return this.result.state;
  }

  /** Why it failed; undefined while it has not. */
  get error(): unknown {
    return this.result.state === 'failed' ? this.result.error : undefined;
  }

  /** Asks; what was shown before gives way to the skeleton. */
  load(input: Input): Promise<void> {
    this.#last = { input };
    this.result = loading;
    return this.#run(input, (error) => this.settle({ state: 'failed', error }));
  }

  /** Asks the same again after a failure. */
  retry(): Promise<void> {
    return this.#last === null ? Promise.resolve() : this.load(this.#last.input);
  }

  /**
   * Asks the same again behind what is shown, which stays until the answer is there and when none comes: it is better
   * than a failure nobody asked about.
   */
  refresh(): Promise<void> {
    if (this.#last === null || this.result.state === 'idle') return Promise.resolve();
    // An answer under way may be from before whatever calls for a new one.
    if (this.result.state !== 'ready') return this.load(this.#last.input);
    return this.#run(this.#last.input, () => undefined);
  }

  /** Asks behind what is shown where there is something, otherwise with the skeleton. */
  show(input: Input): Promise<void> {
    if (this.result.state !== 'ready') return this.load(input);
    this.#last = { input };
    return this.refresh();
  }

  /** Puts a value in place of the answer, e.g. what a change has answered. */
  set(value: Value): void {
    this.#call.cancel();
    this.result = { state: 'ready', value };
  }

  /** The screen was left: the call under way is of no use any more; what is there stays for coming back. */
  leave(): void {
    this.#call.cancel();
    if (this.result.state === 'loading') this.result = idle;
  }

  /** Forgets the answer and the question. */
  clear(): void {
    this.#call.cancel();
    this.#last = null;
    this.result = idle;
  }

  #run(input: Input, failed: (error: unknown) => void): Promise<void> {
    return this.#call.run((signal) => this.#ask(input, { signal }), {
      ready: (value) => this.settle({ state: 'ready', value }),
      failed,
    });
  }

  private settle(result: RequestState<Value>): void {
    this.result = result;
  }
}
