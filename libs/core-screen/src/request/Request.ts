import { idle, loading, type RequestState } from '@banyan/core-session';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CallOptions } from '../api/api.ts';
import { LatestCall } from './LatestCall.ts';

/** The server call of a request. */
export type Ask<Input, Value> = (input: Input, options: CallOptions) => Promise<Value>;

/**
 * One request of a store, with the state shown by a screen: idle, loading, ready, failed. The latest call wins, late
 * answers are dropped, leaving the screen aborts the running call.
 */
export class Request<Value, Input = void> {
  result: RequestState<Value> = idle;
  readonly #ask: Ask<Input, Value>;
  readonly #call = new LatestCall();
  /** Last input; null before the first call. */
  #last: { readonly input: Input } | null = null;

  constructor(ask: Ask<Input, Value>) {
    this.#ask = ask;
    makeAutoObservable(this, { result: observableRef });
  }

  /** The answer; null without one. */
  get value(): Value | null {
    return this.result.state === 'ready' ? this.result.value : null;
  }

  get state(): RequestState['state'] {
    return this.result.state;
  }

  /** Error of the request; undefined without one. */
  get error(): unknown {
    return this.result.state === 'failed' ? this.result.error : undefined;
  }

  /** Fetches; the shown value is replaced by the skeleton. */
  load(input: Input): Promise<void> {
    this.#last = { input };
    this.result = loading;
    return this.#run(input, (error) => this.settle({ state: 'failed', error }));
  }

  /** Fetches the same again after a failure. */
  retry(): Promise<void> {
    return this.#last === null ? Promise.resolve() : this.load(this.#last.input);
  }

  /**
   * Fetches the same again in the background; the shown value stays until the answer arrives, and on a failure: it is
   * better than an error message nobody asked for.
   */
  refresh(): Promise<void> {
    if (this.#last === null || this.result.state === 'idle') return Promise.resolve();
    // An answer in flight may predate the reason for the refresh.
    if (this.result.state !== 'ready') return this.load(this.#last.input);
    return this.#run(this.#last.input, () => undefined);
  }

  /** Fetches in the background when a value is shown, otherwise with the skeleton. */
  show(input: Input): Promise<void> {
    if (this.result.state !== 'ready') return this.load(input);
    this.#last = { input };
    return this.refresh();
  }

  /** Replaces the answer by a value, e.g. the answer to a change. */
  set(value: Value): void {
    this.#call.cancel();
    this.result = { state: 'ready', value };
  }

  /** The screen was left: the running call is cancelled; the value stays for a return. */
  leave(): void {
    this.#call.cancel();
    if (this.result.state === 'loading') this.result = idle;
  }

  /** Discards the answer and the input. */
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
