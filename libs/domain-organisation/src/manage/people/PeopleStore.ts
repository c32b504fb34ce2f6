import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  fieldColumn,
  type addPerson,
  type AccountState,
  type ExportedTable,
  type ExportFormat,
  type ManagedDepartment,
  type ListedPerson,
  type ManagedPerson,
  type managePeople,
  type PersonField,
} from '@banyan/contracts/organisation';
import {
  AccessStore,
  makeListExport,
  makeSavedViewsStore,
  TableStore,
  type ListExportStore,
  type SavedViewsStore,
} from '@banyan/core-console';
import { Action, apiOf, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { peopleCalls, type PeopleApi } from '../../api/organisationCalls.ts';
import type { OrganisationEnvironment } from '../../organisation.environment.ts';
import { PeopleActStore } from './PeopleActStore.ts';
import { exportColumns } from './exportColumns.ts';
import type { PersonAct, PersonQuestion } from './personActs.ts';
import { noQuery, peopleQuery } from '../shared/peopleQuery.ts';

type PeoplePage = CallOutput<typeof managePeople>;
type Added = CallOutput<typeof addPerson>;

/** Views of the list beside "everyone". */
export const peopleViews = ['never', 'locked', 'left'] as const satisfies readonly AccountState[];

const none: readonly ManagedDepartment[] = [];
const noFields: readonly PersonField[] = [];

/** The list of people: table, departments, numbers of its views, what is done to several, and a new person. */
export class PeopleStore {
  readonly table: TableStore<ListedPerson, PeoplePage>;
  /** Fields of the enterprise, which are columns and filters of the table. */
  readonly fields: Request<readonly PersonField[]>;
  readonly departments: Request<readonly ManagedDepartment[]>;
  /** Number of people in each view. */
  readonly counts: Request<Readonly<Record<string, number>>>;
  readonly acts: PeopleActStore;
  readonly leaving: ListExportStore;
  readonly saved: SavedViewsStore;
  private readonly access: AccessStore;
  private readonly adding: Action<CallInput<typeof addPerson>, Added>;
  /** Whether the form for a new person is open. */
  formOpen = false;
  /** The act that the menu of a row asks about; null for none. */
  askedOne: { readonly person: ManagedPerson; readonly act: PersonQuestion } | null = null;
  /** Ids of accounts that may be the same person's, one or two; null: nobody asks. */
  same: readonly number[] | null = null;
  /** The person who was just added, with the first password or the invitation; it is shown once. */
  added: Added | null = null;

  private readonly api: PeopleApi;

  constructor(api: PeopleApi, { leaving, saved }: Pick<PeopleStore, 'leaving' | 'saved'>) {
    this.api = api;
    this.saved = saved;
    this.leaving = leaving;
    const queryOf: typeof peopleQuery = (query) => peopleQuery(query, this.ownFields);
    this.table = new TableStore<ListedPerson, PeoplePage>({
      load: (query, cursor, options) => api.people({ ...queryOf(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['name', 'account', 'department', 'post', 'type', 'state', 'lastLogin'],
      sort: 'account',
      filters: ['department', 'type', 'state'],
    });
    this.fields = new Request(async (_, options) => {
      const { fields } = await api.fields({}, options);
      runInAction(() => this.table.extend(fields.filter(({ archived }) => !archived).map(({ id }) => fieldColumn(id))));
      return fields;
    });
    this.departments = new Request(async (_, options) => (await api.departments({}, options)).departments);
    this.counts = new Request(async (_, options) => {
      const totals = await Promise.all(
        peopleViews.map((state) => api.people({ ...peopleQuery(noQuery), state, size: 1 }, options)),
      );
      return Object.fromEntries(peopleViews.map((state, index) => [state, totals[index]?.total ?? 0]));
    });
    this.access = new AccessStore(api);
    this.acts = new PeopleActStore(
      api,
      () => this.renew(),
      (query, cursor) => api.people({ ...queryOf(query), cursor }, {}),
    );
    this.adding = new Action((input, options) => api.add(input, options), { done: (added) => this.take(added) });
    makeAutoObservable<this, 'access' | 'adding' | 'api'>(this, {
      api: false,
      access: false,
      table: false,
      fields: false,
      departments: false,
      counts: false,
      acts: false,
      leaving: false,
      saved: false,
      adding: false,
      same: observableRef,
      added: observableRef,
      askedOne: observableRef,
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.fields.show(), this.departments.show(), this.counts.show(), this.access.rights.show()]);
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    await Promise.all([this.table.list.renew(), this.departments.refresh(), this.counts.refresh()]);
  }

  leave(): void {
    this.fields.leave();
    this.departments.leave();
    this.counts.leave();
    this.access.rights.leave();
  }

  /** The departments; none while they are not known. */
  get places(): readonly ManagedDepartment[] {
    return this.departments.value ?? none;
  }

  /** Fields of the enterprise that are not archived. */
  get ownFields(): readonly PersonField[] {
    return (this.fields.value ?? noFields).filter(({ archived }) => !archived);
  }

  /** Whether the viewer may change people, not only look at them. */
  get mayEdit(): boolean {
    return this.access.may('people.edit');
  }

  /** Whether the viewer may see what people learn. */
  get seesLearning(): boolean {
    return this.access.may('reports.see');
  }

  /** Whether the viewer may see what people may do in the console. */
  get seesRights(): boolean {
    return this.access.may('roles.see');
  }

  /** Whether the viewer may take the list out as a file. */
  get mayExport(): boolean {
    return this.access.may('people.export');
  }

  /** Begins to write the people whom the filters find into a file, with the columns that are shown. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    const { columns, query } = this.table;
    const { department, fields, q, state, type } = peopleQuery(query, this.ownFields);
    const shown = columns.order.filter((id) => columns.isShown(id));
    const filters = { department, q, state, type, ...(fields === undefined ? {} : { fields }) };
    return this.api.exportPeople({ format, columns: exportColumns(shown), ...filters });
  }

  /** Department that the list is narrowed to; empty for all. */
  get department(): string {
    return this.table.query.filters['department']?.[0] ?? '';
  }

  /** Shows a view, within the chosen department. */
  showView(id: string): void {
    const { department } = this;
    const filters = {
      ...(department === '' ? {} : { department: [department] }),
      ...(id === '' ? {} : { state: [id] }),
    };
    this.table.showView(id, { filters });
  }

  /** Asks before an act on one person. */
  askOne(person: ManagedPerson, act: PersonAct): void {
    if (act === 'leave') this.acts.ask({ act, chosen: { kind: 'rows', ids: [String(person.id)] }, count: 1 });
    else if (act === 'same') this.askSame([person.id]);
    else this.askedOne = { person, act };
  }

  closeOne(): void {
    this.askedOne = null;
  }

  /** Asks whether accounts are the same person's. */
  askSame(ids: readonly number[] | null): void {
    this.same = ids;
  }

  openForm(open: boolean): void {
    this.formOpen = open;
  }

  /** Adds a person. Rejects when it was refused or lost. */
  async add(input: CallInput<typeof addPerson>): Promise<void> {
    if (!(await this.adding.run(input))) throw this.adding.failureOf();
  }

  /** The password or the invitation was read: it is not shown again. */
  forgetPassword(): void {
    this.added = null;
  }

  private take(added: Added): void {
    this.added = added;
    this.formOpen = false;
    void this.renew();
  }
}

export const makePeopleStore = ({ http }: OrganisationEnvironment) =>
  new PeopleStore(apiOf(http, peopleCalls), {
    leaving: makeListExport(http),
    saved: makeSavedViewsStore(http, 'people'),
  });
