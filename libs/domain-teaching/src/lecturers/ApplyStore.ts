import type { CallInput } from '@banyan/contracts';
import type { applyLecturer, CanApply, LecturerApplication } from '@banyan/contracts/teaching';
import { Action, apiOf, ownPlace, Request, type DraftPlace, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { applyCalls, type ApplyApi } from '../api/lecturerCalls.ts';
import type { TeachingEnvironment, FileSender } from '../teaching.environment.ts';
import type { ApplyValues } from './applyRules.ts';
import { keptApplications } from './keptApplication.ts';

/** Applying to become a lecturer: state of the application, and sending one. */
export class ApplyStore {
  readonly stand: Request<CanApply>;
  readonly cities: Request<readonly string[]>;
  readonly labels: Request<readonly string[]>;
  readonly apply: Action<CallInput<typeof applyLecturer>, LecturerApplication>;
  /** Uploads pictures; undefined: pictures are not possible. */
  readonly sender: FileSender | undefined;
  private readonly draft: KeptDraft<ApplyValues>;

  constructor(api: ApplyApi, sender: FileSender | undefined, place: DraftPlace) {
    this.sender = sender;
    this.draft = keptApplications.of(place);
    this.stand = new Request((_, options) => api.stand({}, options));
    this.cities = new Request(async (_, options) => (await api.cities({}, options)).items);
    this.labels = new Request(async (_, options) => (await api.labels({}, options)).items);
    this.apply = new Action((input, options) => api.apply(input, options), {
      done: (application) => {
        this.draft.forget();
        this.stand.set({ allowed: false, lecturer: null, application });
      },
    });
    makeAutoObservable<this, 'draft'>(this, {
      ...{ stand: false, cities: false, labels: false, apply: false, sender: false, draft: false },
    });
  }

  /** Stored draft; null for none. */
  kept(): ApplyValues | null {
    return this.draft.read();
  }

  /** Stores the input on this device; false when it has no storage. */
  keep(values: ApplyValues): boolean {
    return this.draft.keep(values);
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
  new ApplyStore(apiOf(http, applyCalls), uploader, ownPlace({ session, storage }));
