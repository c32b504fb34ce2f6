import type { HomeModule, MyStudyInfo } from '@banyan/contracts/account';
import type { RequestState } from '@banyan/core-session';
import { makeAutoObservable, observable, observableRef, runInAction } from 'mobx';
import { createHomeApi, type HomeApi, type HomeCourses, type HomeNotice, type HomeZone } from './homeApi.ts';

export type { HomeCourses, HomeZone } from './homeApi.ts';

const withCourses: ReadonlySet<HomeModule['kind']> = new Set(['new', 'required', 'popular', 'category']);

/** Content of the home page: the enterprise's modules in its order, each with a request of its own. */
export class HomeStore {
  structure: RequestState<readonly HomeModule[]> = { state: 'idle' };
  zones: RequestState<readonly HomeZone[]> = { state: 'idle' };
  study: RequestState<MyStudyInfo> = { state: 'idle' };
  /** A sentence above everything, its text empty for none; the home page is complete without it. */
  notice: HomeNotice = { text: '', more: false };
  private readonly courses = observable.map<number, RequestState<HomeCourses>>({}, { deep: false });
  private round = 0;
  private studyAsked = 0;
  private readonly api: HomeApi;

  constructor(api: HomeApi) {
    this.api = api;
    makeAutoObservable<this, 'api' | 'courses' | 'round' | 'studyAsked'>(this, {
      api: false,
      courses: false,
      round: false,
      studyAsked: false,
      structure: observableRef,
      zones: observableRef,
      study: observableRef,
      notice: observableRef,
    });
  }

  coursesOf(module: number): RequestState<HomeCourses> {
    return this.courses.get(module) ?? { state: 'idle' };
  }

  /** Loads the page, for a member with their courses. A later call discards earlier answers. */
  async load(loggedIn: boolean, signal?: AbortSignal): Promise<void> {
    this.round += 1;
    const options = signal ? { signal } : {};
    void this.fetch(this.api.notice(options), (request) => {
      if (request.state === 'ready') this.notice = request.value;
    });
    if (loggedIn) void this.loadStudy(signal);
    await this.loadStructure(signal);
  }

  async loadStructure(signal?: AbortSignal): Promise<void> {
    const options = signal ? { signal } : {};
    this.structure = { state: 'loading' };
    await this.fetch(this.api.structure(options), (request) => {
      this.structure = request;
      if (request.state !== 'ready') return;
      for (const module of request.value) {
        if (withCourses.has(module.kind)) void this.loadCourses(module.id, signal);
        if (module.kind === 'zones') void this.loadZones(signal);
      }
    });
  }

  async loadCourses(module: number, signal?: AbortSignal): Promise<void> {
    this.courses.set(module, { state: 'loading' });
    await this.fetch(this.api.courses(module, signal ? { signal } : {}), (request) =>
      this.courses.set(module, request),
    );
  }

  async loadZones(signal?: AbortSignal): Promise<void> {
    this.zones = { state: 'loading' };
    await this.fetch(this.api.zones(signal ? { signal } : {}), (request) => (this.zones = request));
  }

  async loadStudy(signal?: AbortSignal): Promise<void> {
    // The current content stays while it is fetched again.
    if (this.study.state !== 'ready') this.study = { state: 'loading' };
    await this.askStudy(signal, (request) => (this.study = request));
  }

  /**
   * Fetches the courses in progress again, once they are or should be on screen: courses open in tabs of their own. The
   * current content stays until the answer arrives, also after a failure: the reader has not asked for it.
   */
  async refreshStudy(signal?: AbortSignal): Promise<void> {
    if (this.study.state === 'idle') return;
    if (this.study.state !== 'ready') return this.loadStudy(signal);
    await this.askStudy(signal, (request) => {
      if (request.state === 'ready') this.study = request;
    });
  }

  /** Only the newest request counts: an earlier answer may precede the change that caused the new request. */
  private async askStudy(
    signal: AbortSignal | undefined,
    keep: (request: RequestState<MyStudyInfo>) => void,
  ): Promise<void> {
    this.studyAsked += 1;
    const { studyAsked } = this;
    await this.fetch(this.api.study(signal ? { signal } : {}), (request) => {
      if (studyAsked === this.studyAsked) keep(request);
    });
  }

  private async fetch<T>(answer: Promise<T>, keep: (request: RequestState<T>) => void): Promise<void> {
    const { round } = this;
    const settle = (request: RequestState<T>) => {
      // A late answer of an earlier visit is dropped.
      if (round === this.round) runInAction(() => keep(request));
    };
    try {
      settle({ state: 'ready', value: await answer });
    } catch (error) {
      settle({ state: 'failed', error });
    }
  }
}

export const makeHomeStore = (http: Parameters<typeof createHomeApi>[0]) => new HomeStore(createHomeApi(http));
