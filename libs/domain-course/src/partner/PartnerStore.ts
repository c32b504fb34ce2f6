import type { CallInput } from '@banyan/contracts';
import type { PartnerPage, PartnerTypeItem, sendLead } from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { partnerCalls, type PartnerApi } from '../api/partnerCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { makePartnerTypes } from './partnerTypes.ts';

/** Data of the contact form. */
type LeadInput = Omit<CallInput<typeof sendLead>, 'partner'>;

/** One partner, the other partners, and the contact form. */
export class PartnerStore {
  readonly page: Request<PartnerPage>;
  readonly types: Request<readonly PartnerTypeItem[]>;
  readonly send: Action<LeadInput>;
  /** The form was submitted. */
  sent = false;

  constructor(id: number, api: PartnerApi, types: Request<readonly PartnerTypeItem[]>) {
    this.page = new Request((_, options) => api.page({ id }, options));
    this.types = types;
    this.send = new Action((input, options) => api.send({ partner: id, ...input }, options), {
      done: () => this.tell(true),
    });
    makeAutoObservable(this, { page: false, types: false, send: false });
  }

  show(): void {
    this.tell(false);
    this.send.dismiss();
    void this.page.show();
    void this.types.show();
  }

  leave(): void {
    this.page.leave();
    this.types.leave();
  }

  tell(sent: boolean): void {
    this.sent = sent;
  }
}

export const makePartnerStore = (environment: CourseEnvironment, id: number) =>
  new PartnerStore(id, apiOf(environment.http, partnerCalls), makePartnerTypes(environment));
