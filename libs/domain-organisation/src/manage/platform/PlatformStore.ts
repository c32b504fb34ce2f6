import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  enterpriseStates,
  type addEnterprise,
  type GivenInvitation,
  type PlatformEnterprise,
  type platformEnterprises,
} from '@banyan/contracts/organisation';
import { TableStore, type TableQuery } from '@banyan/core-console';
import { Action, apiOf } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { platformCalls, type PlatformApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type EnterprisePage = CallOutput<typeof platformEnterprises>;
type NewEnterprise = CallInput<typeof addEnterprise>;

/** Views of the list beside those in use. */
export const platformViews = ['locked', 'expired', 'deleted'] as const;

/** The call's input for a query of the table. */
function platformQuery({ filters, q }: TableQuery): CallInput<typeof platformEnterprises> {
  const [state = ''] = filters['state'] ?? [];
  return { q: q.slice(0, 60), state: enterpriseStates.find((one) => one === state) ?? '', size: 30 };
}

/** The enterprises of the installation, and a new one. */
export class PlatformStore {
  readonly table: TableStore<PlatformEnterprise, EnterprisePage>;
  /** Whether the form for a new enterprise is open. */
  formOpen = false;
  /** The invitation of a new enterprise's administrator; it is shown once. */
  invited: { readonly name: string; readonly invitation: GivenInvitation } | null = null;
  /** Domain below which enterprises have their names; empty while it is not known. */
  baseDomain = '';
  private readonly adding: Action<NewEnterprise, CallOutput<typeof addEnterprise>>;

  constructor(api: PlatformApi) {
    this.table = new TableStore<PlatformEnterprise, EnterprisePage>({
      load: async (query, cursor, options) => {
        const page = await api.enterprises({ ...platformQuery(query), cursor }, options);
        this.learn(page.baseDomain);
        return page;
      },
      id: ({ eid }) => eid,
      columns: ['name', 'host', 'people', 'bytes', 'state', 'expires'],
      sort: 'name',
      filters: ['state'],
    });
    this.adding = new Action((input, options) => api.add(input, options), {
      done: ({ invitation }, { person }) => this.took(person, invitation),
    });
    makeAutoObservable<this, 'adding'>(this, { table: false, adding: false, invited: observableRef });
  }

  leave(): void {
    this.invited = null;
  }

  openForm(open: boolean): void {
    this.formOpen = open;
  }

  showView(id: string): void {
    this.table.showView(id, { filters: id === '' ? {} : { state: [id] } });
  }

  /** Makes an enterprise. Rejects when it was refused or lost. */
  async add(input: NewEnterprise): Promise<void> {
    if (!(await this.adding.run(input))) throw this.adding.failureOf();
  }

  /** The invitation was read: it is not shown again. */
  forgetInvitation(): void {
    this.invited = null;
  }

  private learn(baseDomain: string): void {
    this.baseDomain = baseDomain;
  }

  private took(name: string, invitation: GivenInvitation): void {
    this.formOpen = false;
    this.invited = { name, invitation };
    void this.table.list.renew();
  }
}

export const makePlatformStore = ({ http }: OrganisationEnvironment) => new PlatformStore(apiOf(http, platformCalls));
