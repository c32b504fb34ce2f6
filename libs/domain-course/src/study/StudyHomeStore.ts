import type { CourseCard, StudyRecord } from '@banyan/contracts';
import { makeAutoObservable, observableRef } from 'mobx';
import type { CourseApi, StudyListPage } from '../api/courseApi.ts';
import { emptyQuery, toInput } from '../catalogue/catalogueQuery.ts';
import { LatestCall } from '../shared/LatestCall.ts';
import { idle, loading, valueOf, type Request } from '../shared/request.ts';

/** How many courses each part shows; the whole of it is a link away. */
const toContinue = 5;
const toRecommend = 8;

/** The study home: what to go on with, and what others learn. Two parts, each with its own fate. */
export class StudyHomeStore {
  studied: Request<StudyListPage> = idle;
  popular: Request<readonly CourseCard[]> = idle;
  readonly #api: Pick<CourseApi, 'studied' | 'courses'>;
  readonly #studiedCall = new LatestCall();
  readonly #popularCall = new LatestCall();

  constructor(api: Pick<CourseApi, 'studied' | 'courses'>) {
    this.#api = api;
    makeAutoObservable(this, { studied: observableRef, popular: observableRef });
  }

  /** Loads what the viewer may see: a visitor has no record. */
  show(loggedIn: boolean): void {
    if (loggedIn) this.loadStudied();
    else {
      this.#studiedCall.cancel();
      this.studied = idle;
    }
    this.loadPopular();
  }

  loadStudied(): void {
    this.studied = loading;
    this.askStudied((error) => this.setStudied({ state: 'failed', error }));
  }

  /** Asks again for the record that is on the screen, which stays until the answer is there. */
  refresh(): void {
    // The answer under way may be from before whatever calls for a new one.
    if (this.studied.state === 'loading') this.loadStudied();
    // What is on the screen is better than a failure nobody asked about.
    else if (this.studied.state === 'ready') this.askStudied(() => undefined);
  }

  loadPopular(): void {
    this.popular = loading;
    const input = { ...toInput({ ...emptyQuery, sort: 'learners' }), size: toRecommend };
    void this.#popularCall.run((signal) => this.#api.courses(input, { signal }), {
      ready: ({ items }) => this.setPopular({ state: 'ready', value: items }),
      failed: (error) => this.setPopular({ state: 'failed', error }),
    });
  }

  /** The screen was left. */
  leave(): void {
    this.#studiedCall.cancel();
    this.#popularCall.cancel();
    if (this.studied.state === 'loading') this.studied = idle;
    if (this.popular.state === 'loading') this.popular = idle;
  }

  get toContinue(): readonly StudyRecord[] {
    return valueOf(this.studied)?.items ?? [];
  }

  get counts(): StudyListPage['counts'] | null {
    return valueOf(this.studied)?.counts ?? null;
  }

  private askStudied(failed: (error: unknown) => void): void {
    const input = { state: 'learning', cursor: '', size: toContinue } as const;
    void this.#studiedCall.run((signal) => this.#api.studied(input, { signal }), {
      ready: (value) => this.setStudied({ state: 'ready', value }),
      failed,
    });
  }

  private setStudied(studied: Request<StudyListPage>): void {
    this.studied = studied;
  }

  private setPopular(popular: Request<readonly CourseCard[]>): void {
    this.popular = popular;
  }
}
