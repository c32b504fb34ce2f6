import { roomLimits, type PieceType } from '@banyan/contracts/live';
import { makeAutoObservable } from 'mobx';

/** A piece of film that was recorded here. */
export interface RecordedPiece {
  /** Names it: sent again it counts once. */
  readonly key: string;
  readonly bytes: Blob;
  readonly type: PieceType;
  readonly codecs: string;
}

/** What an attempt came to: it is there, it can never be, nobody wants more of them, or it may be tried again. */
export type SendOutcome = 'sent' | 'refused' | 'over' | 'failed';

export interface PieceQueuePorts {
  readonly send: (piece: RecordedPiece) => Promise<SendOutcome>;
  /** Nobody wants more: the room is over, or somebody else is on the stage. */
  readonly onOver: () => void;
  /** Calls back later; answers how to prevent it. */
  readonly later: (work: () => void, ms: number) => () => void;
}

/** Pieces that wait at most: three minutes of an outage; older ones are given up, so that memory has an end. */
const most = Math.ceil(180_000 / roomLimits.pieceMs);
/** Waits that grow from failure to failure, ms; the last one stays. */
const pausesMs = [1000, 2000, 4000, 8000, 15_000] as const;

/** Sends pieces one after the other in their order; a short outage holds them up and loses none. */
export class PieceQueue {
  /** How many wait, the one under way among them. */
  waiting = 0;
  /** How many were given up. */
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
    // The one under way stays: it may have got there.
    while (this.#pieces.length > most) {
      this.#pieces.splice(1, 1);
      this.lost += 1;
    }
    this.waiting = this.#pieces.length;
    void this.run();
  }

  /** The connection is back: nothing is waited for. */
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
