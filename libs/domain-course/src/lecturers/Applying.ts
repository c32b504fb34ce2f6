import type { applyLecturer, CallInput, CanApply, LecturerApplication } from '@banyan/contracts';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { applyCalls, type ApplyApi } from '../api/lecturerCalls.ts';
import type { CourseEnvironment, NoteSender } from '../course.environment.ts';

/** Becoming a lecturer: where the application stands, and sending one [LE-02]. */
export class ApplyStore {
  readonly stand: Request<CanApply>;
  readonly cities: Request<readonly string[]>;
  readonly labels: Request<readonly string[]>;
  readonly apply: Action<CallInput<typeof applyLecturer>, LecturerApplication>;
  /** Sends pictures; undefined: none are taken. */
  readonly sender: NoteSender | undefined;

  constructor(api: ApplyApi, sender: NoteSender | undefined) {
    this.sender = sender;
    this.stand = new Request((_, options) => api.stand({}, options));
    this.cities = new Request(async (_, options) => (await api.cities({}, options)).items);
    this.labels = new Request(async (_, options) => (await api.labels({}, options)).items);
    this.apply = new Action((input, options) => api.apply(input, options), {
      done: (application) => this.stand.set({ allowed: false, lecturer: null, application }),
    });
    makeAutoObservable(this, { stand: false, cities: false, labels: false, apply: false, sender: false });
  }

  show(): void {
    void this.stand.show();
    void this.cities.show();
    void this.labels.show();
  }

  leave(): void {
    this.stand.leave();
    this.cities.leave();
    this.labels.leave();
  }
}

export const makeApplyStore = ({ http, uploader }: CourseEnvironment) =>
  new ApplyStore(apiOf(http, applyCalls), uploader);
