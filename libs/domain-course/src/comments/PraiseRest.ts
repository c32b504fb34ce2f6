import { praiseRestMs } from '@banyan/contracts/course';

/**
 * Throttles the presses of one praise: only the last press is sent, after the previous answer and a pause of one
 * second, so that the server never refuses quick repeated presses.
 */
export class PraiseRest {
  readonly #answeredAt = new Map<number, number>();
  readonly #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  /** Praises being sent, with the press that waits. */
  readonly #sending = new Map<number, (() => Promise<void>) | null>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Calls `send` now or after the pause, in place of an earlier waiting one. It must not reject. */
  press(id: number, send: () => Promise<void>): void {
    clearTimeout(this.#waiting.get(id));
    if (this.#sending.has(id)) {
      this.#sending.set(id, send);
      return;
    }
    const left = (this.#answeredAt.get(id) ?? -Infinity) + praiseRestMs - this.#now();
    if (left <= 0) void this.#go(id, send);
    else
      this.#waiting.set(
        id,
        setTimeout(() => void this.#go(id, send), left),
      );
  }

  async #go(id: number, send: () => Promise<void>): Promise<void> {
    this.#waiting.delete(id);
    this.#sending.set(id, null);
    await send();
    const next = this.#sending.get(id) ?? null;
    this.#sending.delete(id);
    this.#answeredAt.set(id, this.#now());
    if (next !== null) this.press(id, next);
  }
}
