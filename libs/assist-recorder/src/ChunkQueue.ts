import type { CallOutput } from '@banyan/contracts';
import type { uploadFileChunk } from '@banyan/contracts/account';

type Answer = CallOutput<typeof uploadFileChunk>;
type Send = (chunk: Blob, index: number, last: boolean) => Promise<Answer>;
/** Without its first piece a film cannot be opened, and the last one has the whole put together: they are tried more than once. */
const edgeTries = 3;

/** Sends pieces one after the other, in their order. One that does not get there is logged, and the next follows. */
export class ChunkQueue {
  /** Null while more may come; then what the server said of the whole, or null where it did not hear of the end. */
  end: Promise<Answer | null> | null = null;
  readonly #first: number;
  #index: number;
  #before: Promise<unknown> = Promise.resolve();
  readonly #send: Send;
  readonly #log: (error: unknown) => void;
  readonly #firstLost: () => void;

  constructor(first: number, send: Send, log: (error: unknown) => void, firstLost: () => void) {
    this.#first = first;
    this.#index = first;
    this.#send = send;
    this.#log = log;
    this.#firstLost = firstLost;
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
    for (let left = last || index === this.#first ? edgeTries : 1; left > 0; left -= 1) {
      try {
        return await this.#send(chunk, index, last);
      } catch (error) {
        this.#log(error);
      }
    }
    if (index === this.#first) this.#firstLost();
    return null;
  }
}
