import type { CallOutput } from '@banyan/contracts';
import {
  accountStates,
  type ExportedTable,
  type ExportFormat,
  type ManagedDepartment,
  type ManagedVisitor,
  type manageVisitors,
  type PeopleAct,
} from '@banyan/contracts/organisation';
import { AccessStore, makeListExport, TableStore, type ListExportStore, type TableQuery } from '@banyan/core-console';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { visitorsCalls, type VisitorsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { PeopleActStore } from '../people/PeopleActStore.ts';

type VisitorPage = CallOutput<typeof manageVisitors>;

const none: readonly ManagedDepartment[] = [];
const sorts = ['account', '-account', 'newest'] as const;

/** The call's input for a query of the table; unknown values are left out. */
function visitorsQuery({ filters, q, sort }: TableQuery) {
  const [state = ''] = filters['state'] ?? [];
  return {
    q: q.slice(0, 60),
    state: accountStates.find((one) => one === state) ?? ('' as const),
    sort: sorts.find((one) => one === sort) ?? ('newest' as const),
    size: 60,
  };
}

/** People from outside who were let in: what they did, and what is done to them. */
export class VisitorsStore {
  readonly table: TableStore<ManagedVisitor, VisitorPage>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  readonly acts: PeopleActStore;
  readonly leaving: ListExportStore;
  private readonly access: AccessStore;
  private readonly api: VisitorsApi;

  constructor(api: VisitorsApi, leaving: ListExportStore) {
    this.api = api;
    this.leaving = leaving;
    this.table = new TableStore<ManagedVisitor, VisitorPage>({
      load: (query, cursor, options) => api.visitors({ ...visitorsQuery(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['name', 'account', 'company', 'phone', 'since', 'lastLogin', 'courses', 'orders', 'state'],
      sort: 'newest',
      filters: ['state'],
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.access = new AccessStore(api);
    this.acts = new PeopleActStore(
      api,
      () => this.table.list.renew(),
      (query, cursor) => api.visitors({ ...visitorsQuery(query), cursor }, {}),
    );
    makeAutoObservable<this, 'access' | 'api'>(this, {
      ...{ access: false, api: false, table: false, departments: false, acts: false, leaving: false },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.departments.show(), this.access.rights.show()]);
  }

  leave(): void {
    this.departments.leave();
    this.access.rights.leave();
  }

  get places(): readonly ManagedDepartment[] {
    return this.departments.value ?? none;
  }

  get mayEdit(): boolean {
    return this.access.may('people.edit');
  }

  get mayExport(): boolean {
    return this.access.may('people.export');
  }

  /** The acts that fit those whom the list shows. */
  get offered(): readonly PeopleAct[] {
    const [state] = this.table.query.filters['state'] ?? [];
    if (state === 'left') return ['return'];
    return ['move', ...(state === 'locked' ? [] : (['lock'] as const)), 'unlock', 'endSessions', 'leave'];
  }

  /** Asks before an act on the chosen visitors. */
  ask(act: PeopleAct): void {
    this.acts.ask({ act, chosen: this.table.chosen, count: this.table.chosenCount });
  }

  /** Asks before an act on one visitor. */
  askOne(act: PeopleAct, { id }: ManagedVisitor): void {
    this.acts.ask({ act, chosen: { kind: 'rows', ids: [String(id)] }, count: 1 });
  }

  /** Begins to write the visitors whom the filters find into a file. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    const { q, state } = visitorsQuery(this.table.query);
    return this.api.export({ format, q, state });
  }
}

export const makeVisitorsStore = ({ http }: OrganisationEnvironment) =>
  new VisitorsStore(apiOf(http, visitorsCalls), makeListExport(http));
