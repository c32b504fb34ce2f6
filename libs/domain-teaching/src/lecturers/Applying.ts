import type { CallInput } from '@banyan/contracts';
import type { applyLecturer, CanApply, LecturerApplication } from '@banyan/contracts/teaching';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { applyCalls, type ApplyApi } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment, FileSender } from '../teaching.environment.ts';
import type { ApplyValues } from './applyRules.ts';
import { keptApplications, type ApplicationDevice } from './keptApplication.ts';

/** Becoming a lecturer: where the application stands, and sending one. */
export class ApplyStore {
  readonly stand: Request<CanApply>;
  readonly cities: Request<readonly string[]>;
  readonly labels: Request<readonly string[]>;
  readonly apply: Action<CallInput<typeof applyLecturer>, LecturerApplication>;
  /** Sends pictures; undefined: none are taken. */
  readonly sender: FileSender | undefined;
  private readonly device: ApplicationDevice;

  constructor(api: ApplyApi, sender: FileSender | undefined, device: ApplicationDevice) {
    this.sender = sender;
    this.device = device;
    this.stand = new Request((_, options) => api.stand({}, options));
    this.cities = new Request(async (_, options) => (await api.cities({}, options)).items);
    this.labels = new Request(async (_, options) => (await api.labels({}, options)).items);
    this.apply = new Action((input, options) => api.apply(input, options), {
      done: (application) => {
        keptApplications.forget(this.device.storage, this.device);
        this.stand.set({ allowed: false, lecturer: null, application });
      },
    });
    makeAutoObservable<this, 'device'>(this, {
      ...{ stand: false, cities: false, labels: false, apply: false, sender: false, device: false },
    });
  }

  /** What was typed before and not sent; null: nothing. */
  kept(): ApplyValues | null {
    return keptApplications.read(this.device.storage, this.device);
  }

  /** Keeps what is typed on this device; false where it keeps nothing. */
  keep(values: ApplyValues): boolean {
    return keptApplications.keep(this.device.storage, this.device, values);
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

export const makeApplyStore = ({ http, session, storage, uploader }: TeachingEnvironment) =>
  new ApplyStore(apiOf(http, applyCalls), uploader, {
    storage,
    get eid() {
      return session.eid;
    },
    get userId() {
      return session.userId;
    },
  });
