import type { CallInput } from '@banyan/contracts';
import type {
  changeEnterprise,
  EnterpriseAct,
  EnterpriseDetail,
  GivenInvitation,
} from '@banyan/contracts/organisation';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { platformCalls, type PlatformApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

/** One enterprise in the panel of the platform. */
export class EnterpriseStore {
  readonly enterprise: Request<EnterpriseDetail>;
  readonly acting: Action<EnterpriseAct, EnterpriseDetail>;
  readonly deleting: Action<string, EnterpriseDetail>;
  readonly inviting: Action<{ readonly id: number; readonly name: string }, GivenInvitation>;
  /** An administrator's new invitation; it is shown once. */
  invited: { readonly name: string; readonly invitation: GivenInvitation } | null = null;
  private readonly changing: Action<CallInput<typeof changeEnterprise>, EnterpriseDetail>;
  private readonly id: number;

  constructor(id: number, api: PlatformApi) {
    this.id = id;
    const take = { done: (enterprise: EnterpriseDetail) => this.enterprise.set(enterprise) };
    this.enterprise = new Request((_, options) => api.enterprise({ id }, options));
    this.acting = new Action((act, options) => api.act({ id, act }, options), take);
    this.deleting = new Action((name, options) => api.remove({ id, name }, options), take);
    this.changing = new Action((input, options) => api.change(input, options), take);
    this.inviting = new Action(({ id: user }, options) => api.invite({ id, user }, options), {
      done: (invitation, { name }) => this.showInvitation({ name, invitation }),
    });
    makeAutoObservable<this, 'changing' | 'id'>(this, {
      ...{ id: false, enterprise: false, acting: false, deleting: false, changing: false, inviting: false },
      invited: observableRef,
    });
  }

  show(): Promise<void> {
    return this.enterprise.show();
  }

  leave(): void {
    this.enterprise.leave();
    this.invited = null;
  }

  /** The invitation was read: it is not shown again. */
  forgetInvitation(): void {
    this.invited = null;
  }

  private showInvitation(invited: NonNullable<EnterpriseStore['invited']>): void {
    this.invited = invited;
  }

  /** Saves host, limit and period. Rejects when it was refused or lost. */
  async change(values: Omit<CallInput<typeof changeEnterprise>, 'id'>): Promise<void> {
    if (!(await this.changing.run({ id: this.id, ...values }))) throw this.changing.failureOf();
  }
}

export const makeEnterpriseStore = ({ http }: OrganisationEnvironment, id: number) =>
  new EnterpriseStore(id, apiOf(http, platformCalls));
