import type { Interval } from '@banyan/contracts';
import { merge } from './intervals.ts';

/** A timeupdate may come this many seconds late, e.g. in a window that is not in view. */
const lateS = 1;
/** More pieces than this are merged; a heartbeat carries at most 200. */
const mostPieces = 100;

/**
 * The trail that playing leaves: which pieces of the video really ran, in the order in which they ran. A position that
 * is further than the clock allows was jumped to, not watched.
 */
export class WatchedTrail {
  #pieces: Interval[];
  #open: Interval | null = null;
  #movedAt = 0;

  constructor(left: readonly Interval[] = []) {
    this.#pieces = [...left];
  }

  /** Finished pieces, oldest first. */
  get pieces(): readonly Interval[] {
    return this.#pieces;
  }

  /** All pieces, the running one included. */
  get all(): Interval[] {
    return this.#open === null ? [...this.#pieces] : [...this.#pieces, this.#open];
  }

  /** Playing goes on from here. */
  begin(positionS: number, now: number): void {
    this.close();
    this.#open = [positionS, positionS];
    this.#movedAt = now;
  }

  /** The video has come to `positionS`, in seconds, at `now`, in ms. */
  move(positionS: number, rate: number, now: number): void {
    const open = this.#open;
    if (open === null) return;
    const step = positionS - open[1];
    const most = ((now - this.#movedAt) / 1000) * rate + lateS;
    if (step < 0 || step > most) this.begin(positionS, now);
    else open[1] = positionS;
    this.#movedAt = now;
  }

  /** Ends the running piece, when playing stops or jumps. */
  close(): void {
    const piece = this.#open === null ? null : round(this.#open);
    if (piece !== null && piece[1] > piece[0]) this.#pieces.push(piece);
    this.#open = null;
  }

  /** Ends the running piece and goes on with a new one from the same second, so that the ended one can be sent. */
  cut(now: number): void {
    const at = this.#open?.[1];
    this.close();
    if (at !== undefined) this.begin(at, now);
  }

  /** The first `count` pieces have been acknowledged. */
  forget(count: number): void {
    this.#pieces.splice(0, count);
  }

  /** Throws away what begins after a second, the running piece too: it will never count. */
  forgetAfter(second: number): void {
    this.#pieces = this.#pieces.filter(([from]) => from <= second);
    if (this.#open !== null && this.#open[0] > second) this.#open = null;
  }

  /** Keeps a long trail short, but for the first `sent` pieces: they are on their way, and `forget` counts them. */
  compact(sent: number): void {
    const rest = this.#pieces.slice(sent);
    if (rest.length > mostPieces) this.#pieces = [...this.#pieces.slice(0, sent), ...merge(rest)];
  }
}

const round = ([from, to]: Interval): Interval => [Math.round(from * 1000) / 1000, Math.round(to * 1000) / 1000];
