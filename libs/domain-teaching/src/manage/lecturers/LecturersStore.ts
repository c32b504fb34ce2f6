import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import type { RoomPerson } from '@banyan/contracts/live';
import type { ExportedTable, ExportFormat } from '@banyan/contracts/organisation';
import {
  lecturerKinds,
  managedLecturerStates,
  mostLecturersActedOn,
  saveLecturer,
  type LecturerAct,
  type LecturerActRefusal,
  type ManagedLecturer,
  type ManagedLecturerDetail,
  type manageLecturers,
} from '@banyan/contracts/teaching';
import {
  AccessStore,
  BulkActStore,
  EditStore,
  makeListExport,
  TableStore,
  type ListExportStore,
  type TableQuery,
} from '@banyan/core-console';
import { apiOf, refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { manageLecturersCalls, type ManageLecturersApi } from '../../api/manageLecturersCalls.ts';
import type { FileSender, TeachingEnvironment } from '../../teaching.environment.ts';
import { sentLecturer, type LecturerValues } from './lecturerForm.ts';

type Asked = CallInput<typeof manageLecturers>;
const present = v.object({ lecturer: saveLecturer.response });
const oneOf = <const Option extends string>(options: readonly Option[], value: string | undefined): Option | '' =>
  options.find((one) => one === value) ?? '';

/** The call's input for a query of the table; unknown values are left out. */
const askedFor = ({ filters, q }: TableQuery): Asked => ({
  q: q.slice(0, 60),
  kind: oneOf(lecturerKinds, filters['kind']?.[0]),
  state: oneOf(managedLecturerStates, filters['state']?.[0]),
  size: 60,
});

/** The list of lecturers: table, the one in the panel, the open form, what is done to several. */
export class LecturersStore {
  readonly table: TableStore<ManagedLecturer, CallOutput<typeof manageLecturers>>;
  /** The lecturer in the panel. */
  readonly detail: Request<ManagedLecturerDetail, number>;
  /** People who are found for an account. */
  readonly found: Request<readonly RoomPerson[], string>;
  readonly acts: BulkActStore<LecturerAct, LecturerActRefusal>;
  readonly access: AccessStore;
  readonly leaving: ListExportStore;
  readonly sender: FileSender | undefined;
  private readonly api: ManageLecturersApi;
  /** Whether a new one is written. */
  adding = false;

  constructor(api: ManageLecturersApi, { leaving, sender }: Pick<LecturersStore, 'leaving' | 'sender'>) {
    this.api = api;
    this.leaving = leaving;
    this.sender = sender;
    this.table = new TableStore({
      load: (query, cursor, options) => api.list({ ...askedFor(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['name', 'title', 'kind', 'labels', 'courses', 'rooms', 'bookings', 'rating', 'state'],
      sort: '-id',
      filters: ['kind', 'state'],
    });
    this.detail = new Request((id, options) => api.lecturer({ id }, options));
    this.found = new Request(async (q, options) => (await api.people({ q, ids: [], accounts: [] }, options)).items);
    this.access = new AccessStore(api);
    this.acts = new BulkActStore<LecturerAct, LecturerActRefusal>({
      async act({ act, ids }, options) {
        const { done, left } = await api.act({ act, ids: [...ids] }, options);
        // Bookings that an end cancelled do not come back: it is no act to be undone by a press.
        return { done, left, back: [] };
      },
      list: (query, cursor) => api.list({ ...askedFor(query), cursor }, {}),
      most: mostLecturersActedOn,
      ended: () => void this.renew(),
    });
    makeAutoObservable<this, 'api'>(this, {
      ...{ table: false, detail: false, found: false, acts: false, access: false },
      ...{ leaving: false, sender: false, api: false, edit: false },
    });
  }

  show(): Promise<void> {
    return this.access.rights.show();
  }

  leave(): void {
    for (const one of [this.access.rights, this.detail, this.found]) one.leave();
  }

  get mayEdit(): boolean {
    return this.access.may('courses.publish');
  }

  /** Number of applications that wait for the review desk. */
  get applications(): number {
    return this.table.list.latest?.applications ?? 0;
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    this.table.selection.clear();
    await Promise.all([this.table.list.renew(), this.detail.refresh()]);
  }

  openForm(adding: boolean): void {
    this.adding = adding;
  }

  /** The form of a lecturer; of a new one without one. */
  edit(lecturer: ManagedLecturerDetail | null): EditStore<ManagedLecturerDetail, LecturerValues> {
    const edit = new EditStore<ManagedLecturerDetail, LecturerValues>({
      send: (values, revision, options) =>
        this.api.save({ id: lecturer?.id ?? 0, revision, lecturer: sentLecturer(values) }, options),
      theirs: (error) => refusalData(error, ErrorCode.conflict, present)?.lecturer ?? null,
    });
    edit.begin(lecturer);
    return edit;
  }

  /** One was saved; a new one opens in the panel. */
  async saved({ id }: ManagedLecturerDetail): Promise<void> {
    await this.renew();
    if (this.adding) this.table.open(id);
    this.openForm(false);
  }

  /** Asks for the list as a file, with its filters. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    const { kind, q, state } = askedFor(this.table.query);
    return this.api.begin({ format, kind, q, state });
  }
}

export const makeLecturersStore = ({ http, uploader }: TeachingEnvironment) =>
  new LecturersStore(apiOf(http, manageLecturersCalls), { leaving: makeListExport(http), sender: uploader });
