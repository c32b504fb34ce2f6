import type { CallInput } from '@banyan/contracts';
import type { PartnerPage, PartnerTypeItem, sendLead } from '@banyan/contracts/course';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { partnerCalls, type PartnerApi } from '../api/partnerCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import { makePartnerTypes } from './partnerTypes.ts';

/** Data of the contact form. */
export type LeadInput = CallInput<typeof sendLead>;

/** One partner, the other partners, and the contact form. */
export class PartnerStore {
  readonly page: Request<PartnerPage, number>;
  readonly types: Request<readonly PartnerTypeItem[]>;
  readonly send: Action<LeadInput>;
  /** The form was submitted. */
  sent = false;
  #id = 0;

  constructor(api: PartnerApi, types: Request<readonly PartnerTypeItem[]>) {
    this.page = new Request((id, options) => api.page({ id }, options));
    this.types = types;
    // A submission to one partner must not affect another opened meanwhile.
    this.send = new Action((input, options) => api.send(input, options), {
      of: ({ partner }) => partner,
      done: (_, { partner }) => {
        if (partner === this.#id) this.tell(true);
      },
    });
    makeAutoObservable(this, { page: false, types: false, send: false });
  }

  show(id: number): void {
    this.#id = id;
    this.tell(false);
    this.send.dismiss(id);
    void this.page.show(id);
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

export const makePartnerStore = (environment: CourseEnvironment) =>
  new PartnerStore(apiOf(environment.http, partnerCalls), makePartnerTypes(environment));
