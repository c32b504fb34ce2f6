import type { CallInput } from '@banyan/contracts';
import type { keepShare, Playbill } from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { shareCalls, type ShareApi } from '../api/shareCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';

/** Sharing one course: data of its picture, and the record of the share. */
export class ShareStore {
  readonly playbill: Request<Playbill, number>;
  readonly keep: Action<CallInput<typeof keepShare>>;

  constructor(api: ShareApi) {
    this.playbill = new Request((id, options) => api.playbill({ id }, options));
    this.keep = new Action((input, options) => api.keep(input, options), { of: ({ id }) => id });
    makeAutoObservable(this, { playbill: false, keep: false });
  }

  show(id: number): void {
    this.keep.dismiss(id);
    void this.playbill.load(id);
  }

  leave(): void {
    this.playbill.leave();
  }
}

export const makeShareStore = ({ http }: CourseEnvironment) => new ShareStore(apiOf(http, shareCalls));
