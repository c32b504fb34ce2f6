import { roomLimits, type PieceType } from '@banyan/contracts/live';
import { makeAutoObservable } from 'mobx';

/** A film piece recorded here. */
export interface RecordedPiece {
  /** Key of the piece: a repeated upload counts once. */
  readonly key: string;
  readonly bytes: Blob;
  readonly type: PieceType;
  readonly codecs: string;
}

/** Result of an upload: sent, refused for good, over because no more are accepted, or failed and to be retried. */
export type SendOutcome = 'sent' | 'refused' | 'over' | 'failed';

export interface PieceQueuePorts {
  readonly send: (piece: RecordedPiece) => Promise<SendOutcome>;
  /** No more pieces are accepted: the room is over, or somebody else is on the stage. */
  readonly onOver: () => void;
  /** Calls back later; returns the function to cancel. */
  readonly later: (work: () => void, ms: number) => () => void;
}

/** Maximum waiting pieces: three minutes of an outage; older ones are dropped to limit memory. */
const most = Math.ceil(180_000 / roomLimits.pieceMs);
/** Pauses that grow with each failure, ms; the last one repeats. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000] as const;

/** Uploads pieces one by one in order; a short outage delays them without loss. */
export class PieceQueueStore {
  /** Number of waiting pieces, including the one being sent. */
  waiting = 0;
  /** Number of dropped pieces. */
  lost = 0;
  /** The last attempt failed. */
  stalled = false;
  readonly #ports: PieceQueuePorts;
  readonly #pieces: RecordedPiece[] = [];
  #running = false;
  #closed = false;
  #failures = 0;
  #cancel: (() => void) | null = null;

  constructor(ports: PieceQueuePorts) {
    this.#ports = ports;
    makeAutoObservable(this);
  }

  add(piece: RecordedPiece): void {
    if (this.#closed) return;
    this.#pieces.push(piece);
    // The piece being sent stays, since it may have arrived.
    while (this.#pieces.length > most) {
      this.#pieces.splice(1, 1);
      this.lost += 1;
    }
    this.waiting = this.#pieces.length;
    void this.run();
  }

  /** The connection is back: retries at once. */
  hurry(): void {
    this.#cancel?.();
    this.#cancel = null;
    void this.run();
  }

  close(): void {
    this.#closed = true;
    this.#cancel?.();
    this.#pieces.length = 0;
    this.waiting = 0;
  }

  private async run(): Promise<void> {
    const first = this.#pieces[0];
    if (first === undefined || this.#running || this.#cancel !== null || this.#closed) return;
    this.#running = true;
    const outcome = await this.#ports.send(first).catch(() => 'failed' as const);
    this.#running = false;
    this.settle(outcome);
  }

  private settle(outcome: SendOutcome): void {
    if (this.#closed) return;
    if (outcome === 'failed') {
      const pause = pausesMs[Math.min(this.#failures, pausesMs.length - 1)] ?? 0;
      this.#failures += 1;
      this.stalled = true;
      this.#cancel = this.#ports.later(() => {
        this.#cancel = null;
        void this.run();
      }, pause);
      return;
    }
    this.#failures = 0;
    this.stalled = false;
    this.#pieces.shift();
    if (outcome === 'refused') this.lost += 1;
    this.waiting = this.#pieces.length;
    if (outcome === 'over') {
      this.close();
      this.#ports.onOver();
      return;
    }
    void this.run();
  }
}
