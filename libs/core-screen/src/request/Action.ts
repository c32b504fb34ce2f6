import { randomId, RefusedError } from '@banyan/core-http';
import { makeAutoObservable, observable, runInAction } from 'mobx';
import type { WriteOptions } from '../api/api.ts';

/** How an action asks the server; pass the options on, they carry the idempotency key. */
export type Work<Input, Output> = (input: Input, options: WriteOptions) => Promise<Output>;

export interface ActionSettings<Input, Output> {
  /** Subject of the change, where several may be under way side by side: the id of a row. One for all without it. */
  readonly of?: (input: Input) => number | string;
  /** Shows the change before the server has answered; the returned function takes it back when it fails. */
  readonly shownAtOnce?: (input: Input) => () => void;
  /** What follows from a change that the server has made. */
  readonly done?: (output: Output, input: Input) => void;
}

type Stand = { readonly state: 'pending' } | { readonly state: 'failed'; readonly error: unknown };
const single = '';

/**
 * A change that a store asks for: pending, failed with its error, taken back where it was shown at once. The same change
 * asked again after an uncertain end carries the idempotency key of the attempt before, so that the server makes it once.
 */
export class Action<Input = void, Output = unknown> {
  readonly #stands = observable.map<number | string, Stand>({}, { deep: false });
  /** Asks the server; the function it gives says what follows from the answer. */
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

  /** Why the last attempt failed; undefined when it did not, or a new one is under way. */
  failureOf(of: number | string = single): unknown {
    const stand = this.#stands.get(of);
    return stand?.state === 'failed' ? stand.error : undefined;
  }

  /** Puts a failure out of sight. */
  dismiss(of: number | string = single): void {
    if (!this.isPending(of)) this.#stands.delete(of);
  }

  /** Makes the change; true when the server has. A second press while it is under way does nothing. It never rejects. */
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
      // What follows changes the store that asked.
      runInAction(done);
      return true;
    } catch (error) {
      // A refusal is certain: asked again it is another attempt.
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
