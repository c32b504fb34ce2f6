import { praiseRestMs } from '@banyan/contracts/course';

/**
 * Presses of one praise: what was pressed last is sent, not before the last sending has been answered and a second has
 * passed since, so that the server never refuses somebody who plays with the button.
 */
export class PraiseRest {
  readonly #answeredAt = new Map<number, number>();
  readonly #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  /** Praises under way, with what was pressed since. */
  readonly #sending = new Map<number, (() => Promise<void>) | null>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Calls `send` now or when the rest is over, in place of what still waits. It must not reject. */
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
