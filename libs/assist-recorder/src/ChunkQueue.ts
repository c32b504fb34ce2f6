import type { CallOutput, uploadFileChunk } from '@banyan/contracts';

type Answer = CallOutput<typeof uploadFileChunk>;
type Send = (chunk: Blob, index: number, last: boolean) => Promise<Answer>;
/** The last piece is what has the whole put together: it is tried more than once. */
const lastTries = 3;

/** Sends pieces one after the other, in their order. One that does not get there is logged, and the next follows [AR-03]. */
export class ChunkQueue {
  /** Null while more may come; then what the server said of the whole, or null where it did not hear of the end. */
  end: Promise<Answer | null> | null = null;
  #index: number;
  #before: Promise<unknown> = Promise.resolve();
  readonly #send: Send;
  readonly #log: (error: unknown) => void;

  constructor(first: number, send: Send, log: (error: unknown) => void) {
    this.#index = first;
    this.#send = send;
    this.#log = log;
  }

  add(chunk: Blob, last: boolean): void {
    if (this.end !== null) return;
    const index = this.#index;
    this.#index += 1;
    const done = this.#before.then(() => this.#try(chunk, index, last));
    this.#before = done;
    if (last) this.end = done;
  }

  async #try(chunk: Blob, index: number, last: boolean): Promise<Answer | null> {
    for (let left = last ? lastTries : 1; left > 0; left -= 1) {
      try {
        return await this.#send(chunk, index, last);
      } catch (error) {
        this.#log(error);
      }
    }
    return null;
  }
}
