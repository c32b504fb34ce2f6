import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi } from '../api/courseApi.ts';
import { LatestCall } from '@banyan/core-screen';
import { idle, loading, type RequestState } from '@banyan/core-session';

/** Taking over the study lease. */
export class RefusedStore {
  takingOver: RequestState<null> = idle;
  readonly #api: Pick<CourseApi, 'lease'>;
  readonly #holder: () => Promise<string>;
  readonly #settled: () => Promise<void> | undefined;
  readonly #call = new LatestCall();

  /** `settled`: resolves once the chapter just left has sent its last report, which releases its lease. */
  constructor(
    api: Pick<CourseApi, 'lease'>,
    holder: () => Promise<string>,
    settled: () => Promise<void> | undefined = () => undefined,
  ) {
    this.#api = api;
    this.#holder = holder;
    this.#settled = settled;
    makeAutoObservable(this, { takingOver: observableRef });
  }

  /** Takes the lease from the other window; `ready` means that study continues here. */
  async takeOver(courseId: number): Promise<void> {
    if (this.takingOver.state === 'loading') return;
    this.takingOver = loading;
    await this.#call.run(
      async (signal) => {
        await this.#settled();
        const holder = await this.#holder();
        return this.#api.lease({ course_id: courseId, holder, take_over: 'Y', release: 'N' }, { signal });
      },
      {
        ready: () => this.setTakingOver({ state: 'ready', value: null }),
        failed: (error) => this.setTakingOver({ state: 'failed', error }),
      },
    );
  }

  /** The screen was left, or shows another course. */
  leave(): void {
    this.#call.cancel();
    this.takingOver = idle;
  }

  private setTakingOver(takingOver: RequestState<null>): void {
    this.takingOver = takingOver;
  }
}
