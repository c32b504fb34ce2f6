import type { CallOutput } from '@banyan/contracts';
import type { uploadFileChunk } from '@banyan/contracts/account';
import { KeyedItems, Outbox } from '@banyan/core-http';

type Answer = CallOutput<typeof uploadFileChunk>;
type Send = (chunk: Blob, index: number, last: boolean) => Promise<Answer>;

interface Piece {
  readonly chunk: Blob;
  readonly index: number;
  readonly last: boolean;
}

/** Without its first piece a film cannot be opened, and the last one has the whole put together: they are tried more than once. */
const edgeTries = 3;

/** Sends pieces one after the other, in their order. One that does not get there is logged, and the next follows. */
export class ChunkQueue {
  /** Null while more may come; then what the server said of the whole, or null where it did not hear of the end. */
  end: Promise<Answer | null> | null = null;
  #index: number;
  #heardOfEnd: (answer: Answer | null) => void = () => undefined;
  readonly #pieces = new KeyedItems<Piece>(({ index }) => index);
  readonly #outbox: Outbox<Piece, Answer>;

  constructor(first: number, send: Send, log: (error: unknown) => void, firstLost: () => void) {
    this.#index = first;
    this.#outbox = new Outbox({
      items: this.#pieces,
      send: ({ chunk, index, last }) => send(chunk, index, last),
      onSent: (answer, { last }) => last && this.#heardOfEnd(answer),
      onFailed: (error, { index, last }, failures) => {
        log(error);
        if ((last || index === first) && failures < edgeTries) return 'retry';
        if (index === first) firstLost();
        if (last) this.#heardOfEnd(null);
        return 'drop';
      },
      backOff: () => 0,
    });
  }

  add(chunk: Blob, last: boolean): void {
    if (this.end !== null) return;
    if (last) this.end = new Promise((resolve) => (this.#heardOfEnd = resolve));
    this.#pieces.put({ chunk, index: this.#index, last });
    this.#index += 1;
    this.#outbox.changed();
  }
}
