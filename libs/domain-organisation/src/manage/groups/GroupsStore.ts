import type { CallOutput } from '@banyan/contracts';
import type {
  ExportedTable,
  ExportFormat,
  ManagedDepartment,
  ManagedGroup,
  manageGroups,
  PersonField,
} from '@banyan/contracts/organisation';
import { AccessStore, makeListExport, TableStore, type ListExportStore } from '@banyan/core-console';
import { apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { groupsCalls, type GroupsApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';

type GroupsPage = CallOutput<typeof manageGroups>;
const none: readonly ManagedDepartment[] = [];
const noFields: readonly PersonField[] = [];

/** The list of groups, and whether a new one is written. */
export class GroupsStore {
  readonly table: TableStore<ManagedGroup, GroupsPage>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  readonly fields: Request<readonly PersonField[]>;
  private readonly access: AccessStore;
  /** Whether the form for a new group is open. */
  formOpen = false;
  /** The group whose removal the menu of a row asks about; null for none. */
  removal: ManagedGroup | null = null;

  readonly leaving: ListExportStore;
  private readonly api: GroupsApi;

  constructor(api: GroupsApi, leaving: ListExportStore) {
    this.api = api;
    this.leaving = leaving;
    this.table = new TableStore<ManagedGroup, GroupsPage>({
      load: ({ q }, cursor, options) => api.groups({ q: q.slice(0, 60), cursor, size: 60 }, options),
      id: ({ id }) => id,
      columns: ['name', 'people', 'kind', 'department'],
      sort: '-id',
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.fields = new Request(async (_, options) => (await api.fields({}, options)).fields);
    this.access = new AccessStore(api);
    makeAutoObservable<this, 'access'>(this, {
      access: false,
      table: false,
      departments: false,
      fields: false,
      leaving: observableRef,
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.departments.show(), this.fields.show(), this.access.rights.show()]);
  }

  leave(): void {
    this.departments.leave();
    this.fields.leave();
    this.access.rights.leave();
  }

  /** The departments; none while they are not known. */
  get places(): readonly ManagedDepartment[] {
    return this.departments.value ?? none;
  }

  /** Fields of the enterprise; none while they are not known. */
  get ownFields(): readonly PersonField[] {
    return this.fields.value ?? noFields;
  }

  /** Whether the viewer may make groups. */
  get mayEdit(): boolean {
    return this.access.may('people.edit');
  }

  /** Whether the viewer may take the list out as a file. */
  get mayExport(): boolean {
    return this.access.may('people.export');
  }

  /** Begins to write the groups that the words find into a file. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    return this.api.export({ format, q: this.table.query.q.slice(0, 60) });
  }

  openForm(open: boolean): void {
    this.formOpen = open;
  }

  /** A group was added: it opens in the panel. */
  async added({ id }: ManagedGroup): Promise<void> {
    this.formOpen = false;
    await this.table.list.renew();
    this.table.open(id);
  }

  askRemoval(group: ManagedGroup | null): void {
    this.removal = group;
  }

  /** A group was removed. */
  async removed(): Promise<void> {
    this.removal = null;
    this.table.close();
    await this.table.list.renew();
  }
}

export const makeGroupsStore = ({ http }: OrganisationEnvironment) =>
  new GroupsStore(apiOf(http, groupsCalls), makeListExport(http));
