import { makeAutoObservable } from 'mobx';

/** Seconds left at which the time is announced. */
export const warningMarks = [1800, 300, 60] as const;

/**
 * The time left by the server's clock. Between two answers it counts the time since the page was opened; the device's
 * date and time are never read, so setting them shifts nothing.
 */
export class ServerClockStore {
  /** Seconds left, rounded up. */
  left = 0;
  /** The last of these marks passed while the page was open; null before. */
  mark: number | null = null;
  deadlineAt = 0;
  readonly #ticks: () => number;
  /** Server's clock minus ours, ms. */
  #ahead = Number.NEGATIVE_INFINITY;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onEnd: () => void;

  /** `ticks`: ms of a monotonic clock: `performance.now`. */
  constructor(ticks: () => number, onEnd: () => void) {
    this.#ticks = ticks;
    this.#onEnd = onEnd;
    makeAutoObservable(this);
  }

  /** Epoch ms of the server. */
  now(): number {
    return this.#ticks() + this.#ahead;
  }

  /**
   * Takes over the server's time. An answer reports it late, never early, and a sleeping computer stops our count: the
   * latest reported time is the most accurate.
   */
  sync({ now, deadlineAt }: { now: number; deadlineAt: number }): void {
    this.#ahead = Math.max(this.#ahead, now - this.#ticks());
    const fresh = deadlineAt !== this.deadlineAt;
    this.deadlineAt = deadlineAt;
    if (fresh) this.left = this.#secondsLeft();
    this.tick();
  }

  /** Stops counting. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  /** Reads the clock; runs again at each second. */
  tick(): void {
    clearTimeout(this.#timer);
    const left = this.#secondsLeft();
    this.mark = warningMarks.findLast((mark) => left <= mark && mark < this.left) ?? this.mark;
    this.left = left;
    if (left === 0) {
      this.#onEnd();
      return;
    }
    const wait = (this.deadlineAt - this.now()) % 1000 || 1000;
    this.#timer = setTimeout(() => this.tick(), wait);
  }

  #secondsLeft(): number {
    return Math.max(0, Math.ceil((this.deadlineAt - this.now()) / 1000));
  }
}
