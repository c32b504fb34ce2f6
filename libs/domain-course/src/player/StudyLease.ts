import type { WriteOptions } from '@banyan/core-screen';
import type { CourseApi, LeaseInput } from '../api/courseApi.ts';

/** The server's lease lasts 30 s; it is renewed a little earlier. */
const validMs = 25_000;

export interface LeasePorts {
  readonly api: Pick<CourseApi, 'lease'>;
  readonly courseId: number;
  /** Id of this window, see core-screen's `windowName`. */
  readonly holder: string;
  /** Current time, epoch ms. */
  readonly now: () => number;
}

/**
 * The learner's single place of study: taken when playing starts, kept by heartbeats, released on leaving. Its duration
 * is measured on this clock, since the server's may differ.
 */
export class StudyLease {
  readonly #ports: LeasePorts;
  #validUntil = 0;
  #taking: Promise<void> | null = null;

  constructor(ports: LeasePorts) {
    this.#ports = ports;
  }

  /** Resolves once this window has the lease; rejects with the server's refusal when another one has it. */
  ensure(): Promise<void> {
    if (this.#ports.now() < this.#validUntil) return Promise.resolve();
    this.#taking ??= this.#take('N').finally(() => (this.#taking = null));
    return this.#taking;
  }

  /**
   * The same for playing: a lease for another course is taken over, since the latest start counts. For the same course
   * the learner is asked.
   */
  async ensureToPlay(): Promise<void> {
    // A lease refused to a learner who has not started may be granted for playing.
    await this.#taking?.catch(() => undefined);
    if (this.#ports.now() < this.#validUntil) return;
    this.#taking ??= this.#take('Y').finally(() => (this.#taking = null));
    await this.#taking;
  }

  /** A heartbeat was acknowledged, so the lease is still ours. */
  kept(): void {
    this.#validUntil = this.#ports.now() + validMs;
  }

  /** The lease went to another window. */
  lost(): void {
    this.#validUntil = 0;
  }

  /**
   * Releases the lease, so that another window need not wait. A failure costs that window at most 30 s. Resolves when
   * the server has answered, or will not.
   */
  async release(): Promise<void> {
    if (this.#validUntil === 0) return;
    this.#validUntil = 0;
    // The page may be gone before the answer.
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
