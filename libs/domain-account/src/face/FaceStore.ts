import type { CallInput, CallOutput } from '@banyan/contracts';
import type { consentFace, FaceLogEntry, FaceStand, realNameAuth } from '@banyan/contracts/account';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountEnvironment } from '../account.environment.ts';
import { faceCalls, type FaceApi } from '../api/faceCalls.ts';

/** The viewer's own face: consent, the stored face, the log, and the real name. */
export class FaceStore {
  readonly stand: Request<FaceStand>;
  readonly log: PagedList<FaceLogEntry>;
  readonly consenting: Action<CallInput<typeof consentFace>, FaceStand>;
  readonly enrolling: Action<readonly number[], FaceStand>;
  readonly naming: Action<CallInput<typeof realNameAuth>, CallOutput<typeof realNameAuth>>;
  /** Outcome of the last comparison of names. */
  named: CallOutput<typeof realNameAuth>['outcome'] | null = null;

  constructor(api: FaceApi) {
    this.stand = new Request((_, options) => api.mine({}, options));
    this.log = new PagedList((_, cursor, options) => api.log({ cursor }, options), { id: ({ id }) => id });
    const done = (stand: FaceStand) => this.changed(stand);
    this.consenting = new Action((input) => api.consent(input), { done });
    this.enrolling = new Action((descriptor) => api.enrol({ descriptor: [...descriptor] }), { done });
    this.naming = new Action((input) => api.realName(input), {
      done: (answer) => this.hasNamed(answer),
    });
    makeAutoObservable(this, {
      stand: false,
      log: false,
      consenting: false,
      enrolling: false,
      naming: false,
      named: observableRef,
    });
  }

  /** The server has written a log entry and returned the new state of the face. */
  private changed(stand: FaceStand): void {
    this.stand.set(stand);
    void this.log.refresh();
  }

  private hasNamed({ at, outcome }: CallOutput<typeof realNameAuth>): void {
    this.named = outcome;
    const stand = this.stand.value;
    if (at !== null && stand !== null) this.stand.set({ ...stand, realNameAt: at });
  }

  /** The input has changed: discards the result of the last comparison. */
  forgetName(): void {
    this.named = null;
    this.naming.dismiss();
  }
}

export const makeFaceStore = ({ http }: AccountEnvironment) => new FaceStore(apiOf(http, faceCalls));
