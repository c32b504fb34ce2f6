import type { Interval } from '@banyan/contracts';
import { merge } from './intervals.ts';

/** Maximum delay of a timeupdate, e.g. in a hidden window, seconds. */
const lateS = 1;
/** More pieces than this are merged; a heartbeat carries at most 200. */
const mostPieces = 100;

/**
 * The trail of playing: pieces of the video that really ran, in their order. A position further than the clock allows
 * was a jump and is not counted.
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

  /** All pieces, including the running one. */
  get all(): Interval[] {
    return this.#open === null ? [...this.#pieces] : [...this.#pieces, this.#open];
  }

  /** Playing resumes here. */
  begin(positionS: number, now: number): void {
    this.close();
    this.#open = [positionS, positionS];
    this.#movedAt = now;
  }

  /** The video has reached `positionS`, in seconds, at `now`, in ms. */
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

  /** Ends the running piece and starts a new one at the same second, so that the ended one can be sent. */
  cut(now: number): void {
    const at = this.#open?.[1];
    this.close();
    if (at !== undefined) this.begin(at, now);
  }

  /** Removes the first `count` pieces, which were acknowledged. */
  forget(count: number): void {
    this.#pieces.splice(0, count);
  }

  /** Removes pieces that begin after a second, the running one included: they cannot count. */
  forgetAfter(second: number): void {
    this.#pieces = this.#pieces.filter(([from]) => from <= second);
    if (this.#open !== null && this.#open[0] > second) this.#open = null;
  }

  /** Merges a long trail, except for the first `sent` pieces, which are being sent and counted by `forget`. */
  compact(sent: number): void {
    const rest = this.#pieces.slice(sent);
    if (rest.length > mostPieces) this.#pieces = [...this.#pieces.slice(0, sent), ...merge(rest)];
  }
}

const round = ([from, to]: Interval): Interval => [Math.round(from * 1000) / 1000, Math.round(to * 1000) / 1000];
