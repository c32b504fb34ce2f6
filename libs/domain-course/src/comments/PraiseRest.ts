import { praiseRestMs } from '@banyan/contracts';

/**
 * Presses of one praise: what was pressed last is sent, not before a second has passed since the last sending, so that
 * the server never refuses somebody who plays with the button [CO-09].
 */
export class PraiseRest {
  readonly #sentAt = new Map<number, number>();
  readonly #waiting = new Map<number, ReturnType<typeof setTimeout>>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Calls `send` now or when the rest is over, in place of what still waits. */
  press(id: number, send: () => void): void {
    clearTimeout(this.#waiting.get(id));
    const left = (this.#sentAt.get(id) ?? -Infinity) + praiseRestMs - this.#now();
    const go = () => {
      this.#waiting.delete(id);
      this.#sentAt.set(id, this.#now());
      send();
    };
    if (left <= 0) go();
    else this.#waiting.set(id, setTimeout(go, left));
  }
}
