import type { WriteOptions } from '@banyan/core-screen';
import type { CourseApi, LeaseInput } from '../api/courseApi.ts';

/** The server gives the place for 30 s; ours is asked for anew a little earlier. */
const validMs = 25_000;

export interface LeasePorts {
  readonly api: Pick<CourseApi, 'lease'>;
  readonly courseId: number;
  /** Id of this window, see core-screen's `windowName`. */
  readonly holder: string;
  /** Epoch ms. */
  readonly now: () => number;
}

/**
 * The one place from which a learner studies. Taken when playing starts, kept by heartbeats, given back on
 * leaving. How long it holds is counted on this clock: the server's may be another.
 */
export class StudyLease {
  readonly #ports: LeasePorts;
  #validUntil = 0;
  #taking: Promise<void> | null = null;

  constructor(ports: LeasePorts) {
    this.#ports = ports;
  }

  /** Resolves once this window has the place; rejects with the server's refusal when another one has it. */
  ensure(): Promise<void> {
    if (this.#ports.now() < this.#validUntil) return Promise.resolve();
    this.#taking ??= this.#take('N').finally(() => (this.#taking = null));
    return this.#taking;
  }

  /**
   * The same for who plays: a place that another window holds for another course is taken over, since what was begun
   * last counts. For the same course the learner is asked.
   */
  async ensureToPlay(): Promise<void> {
    // What was only asked for may be refused to who looks and given to who plays.
    await this.#taking?.catch(() => undefined);
    if (this.#ports.now() < this.#validUntil) return;
    this.#taking ??= this.#take('Y').finally(() => (this.#taking = null));
    await this.#taking;
  }

  /** A heartbeat was acknowledged, so the place is still ours. */
  kept(): void {
    this.#validUntil = this.#ports.now() + validMs;
  }

  /** The place went to another window. */
  lost(): void {
    this.#validUntil = 0;
  }

  /**
   * Gives the place back, so that another window need not wait. A failure costs that window 30 s, not more. Resolves
   * when the server has heard of it, or will not.
   */
  async release(): Promise<void> {
    if (this.#validUntil === 0) return;
    this.#validUntil = 0;
    // The page may be gone before the answer is there.
    await this.#call({ release: 'Y' }, { keepalive: true }).catch(() => undefined);
  }

  async #take(playing: 'Y' | 'N'): Promise<void> {
    await this.#call({ release: 'N', playing });
    this.kept();
  }

  #call(what: Pick<LeaseInput, 'release' | 'playing'>, options?: WriteOptions) {
    const { api, courseId, holder } = this.#ports;
    return api.lease({ course_id: courseId, holder, take_over: 'N', ...what }, options);
  }
}
