import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi } from '../api/courseApi.ts';
import { LatestCall } from '@banyan/core-screen';
import { idle, loading, type RequestState } from '@banyan/core-session';

/** Taking over the place from which a course is studied. */
export class RefusedStore {
  takingOver: RequestState<null> = idle;
  readonly #api: Pick<CourseApi, 'lease'>;
  readonly #holder: () => Promise<string>;
  readonly #settled: () => Promise<void> | undefined;
  readonly #call = new LatestCall();

  /** `settled`: when the chapter that this window has just left has said its last, which gives its place back. */
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

  /** Pushes the other window out; `ready` says that learning goes on here. */
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
