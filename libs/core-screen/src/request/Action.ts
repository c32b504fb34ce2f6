import { randomId, RefusedError } from '@banyan/core-http';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { WriteOptions } from '../api/api.ts';

/** The server call of an action; pass the options on, they contain the idempotency key. */
export type Work<Input, Output> = (input: Input, options: WriteOptions) => Promise<Output>;

export interface ActionSettings<Input, Output> {
  /** Subject of the change, when several may run side by side: the id of a row. Without it, one for all. */
  readonly of?: (input: Input) => number | string;
  /** Shows the change before the server has answered; the returned function reverts it on a failure. */
  readonly shownAtOnce?: (input: Input) => () => void;
  /** Called after a successful change. */
  readonly done?: (output: Output, input: Input) => void;
}

type Stand = { readonly state: 'pending' } | { readonly state: 'failed'; readonly error: unknown };
const single = '';

/**
 * A change made by a store: pending, failed with its error, reverted if it was shown at once. Repeating the same change
 * after an uncertain end uses the idempotency key of the earlier attempt, so that the server performs it once.
 */
export class Action<Input = void, Output = unknown> {
  readonly #stands = observable.map<number | string, Stand>({}, { deep: false });
  /** Calls the server; the returned function applies the answer. */
  readonly #work: Work<Input, () => void>;
  readonly #settings: Pick<ActionSettings<Input, Output>, 'of' | 'shownAtOnce'>;
  readonly #uncertain = new Map<number | string, { readonly input: string; readonly key: string }>();

  constructor(work: Work<Input, Output>, settings: ActionSettings<Input, Output> = {}) {
    const { done, ...rest } = settings;
    this.#settings = rest;
    this.#work = async (input, options) => {
      const output = await work(input, options);
      return () => done?.(output, input);
    };
    makeAutoObservable(this);
  }

  isPending(of: number | string = single): boolean {
    return this.#stands.get(of)?.state === 'pending';
  }

  /** Error of the last attempt; undefined when it succeeded, or a new one is running. */
  failureOf(of: number | string = single): unknown {
    const stand = this.#stands.get(of);
    return stand?.state === 'failed' ? stand.error : undefined;
  }

  /** Hides a failure. */
  dismiss(of: number | string = single): void {
    if (!this.isPending(of)) this.#stands.delete(of);
  }

  /** Makes the change; true on success. A second call while it is pending does nothing. It never rejects. */
  async run(input: Input): Promise<boolean> {
    const of = this.#settings.of?.(input) ?? single;
    if (this.isPending(of)) return false;
    this.stand(of, { state: 'pending' });
    const takeBack = this.#settings.shownAtOnce?.(input);
    const text = JSON.stringify(input) ?? '';
    const before = this.#uncertain.get(of);
    const idempotencyKey = before?.input === text ? before.key : randomId();
    this.#uncertain.set(of, { input: text, key: idempotencyKey });
    try {
      const done = await this.#work(input, { idempotencyKey });
      this.#uncertain.delete(of);
      this.stand(of, null);
      // Applying the answer changes the store.
      runInAction(done);
      return true;
    } catch (error) {
      // A refusal is certain: a repetition is a new attempt.
      if (error instanceof RefusedError) this.#uncertain.delete(of);
      if (takeBack !== undefined) runInAction(takeBack);
      this.stand(of, { state: 'failed', error });
      return false;
    }
  }

  private stand(of: number | string, stand: Stand | null): void {
    if (stand === null) this.#stands.delete(of);
    else this.#stands.set(of, stand);
  }
}
