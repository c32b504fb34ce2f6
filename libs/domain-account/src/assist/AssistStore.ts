import type { CallOutput } from '@banyan/contracts';
import type { accessMinutes, grantSupport, SupportAccess, SupportType } from '@banyan/contracts/account';
import { Action, apiOf, PagedList } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import type { AccountEnvironment } from '../account.environment.ts';
import { assistCalls, type AssistApi } from '../api/assistCalls.ts';

type Granted = CallOutput<typeof grantSupport>;

/** An administrator grants support access, and sees the results. */
export class AssistStore {
  readonly list: PagedList<SupportAccess, null>;
  readonly grant: Action;
  readonly end: Action<number, SupportAccess>;
  type: SupportType = 'recordScreen';
  minutes: (typeof accessMinutes)[number] = 30;
  reason = '';
  agreed = false;
  /** The new access with its link; null once the link was sent. */
  given: Granted | null = null;

  constructor(api: AssistApi) {
    this.list = new PagedList((_, cursor, options) => api.list({ cursor }, options), { id: ({ id }) => id });
    this.grant = new Action<void, Granted>(
      (_, options) =>
        api.grant(
          { type: this.type, minutes: this.minutes, reason: this.reason.trim(), agreed: this.agreed ? 'Y' : 'N' },
          options,
        ),
      {
        done: (given) => {
          this.given = given;
          this.reason = '';
          this.agreed = false;
          void this.list.renew();
        },
      },
    );
    this.end = new Action((id: number, options) => api.end({ id }, options), {
      of: (id) => id,
      done: (ended) => {
        if (this.given?.access.id === ended.id) this.given = null;
        void this.list.renew();
      },
    });
    makeAutoObservable(this, { list: false, grant: false, end: false, given: observableRef });
  }

  change(to: Partial<Pick<AssistStore, 'type' | 'minutes' | 'reason' | 'agreed'>>): void {
    Object.assign(this, to);
  }

  /** The link was sent: it is hidden. */
  sent(): void {
    this.given = null;
  }
}

export const makeAssistStore = ({ http }: AccountEnvironment) => new AssistStore(apiOf(http, assistCalls));
