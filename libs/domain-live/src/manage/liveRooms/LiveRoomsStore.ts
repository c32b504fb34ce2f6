import type { CallInput, CallOutput } from '@banyan/contracts';
import {
  liveProviders,
  managedRoomSorts,
  managedRoomStates,
  type ManagedLiveRoom,
  type ManagedLiveRoomDetail,
  type manageLiveRooms,
  type RoomAttendee,
} from '@banyan/contracts/live';
import type { ExportedTable, ExportFormat } from '@banyan/contracts/organisation';
import {
  AccessStore,
  audienceCalls,
  AudienceStore,
  makeListExport,
  makeSavedViewsStore,
  TableStore,
  type ListExportStore,
  type SavedViewsStore,
  type TableQuery,
} from '@banyan/core-console';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef } from 'mobx';
import { manageLiveRoomsCalls, type ManageLiveRoomsApi } from '../../api/manageLiveRoomsCalls.ts';
import type { LiveEnvironment } from '../../live.environment.ts';
import { RoomFormStore } from './RoomFormStore.ts';

type Asked = CallInput<typeof manageLiveRooms>;
const noQuery: TableQuery = { q: '', sort: '', filters: {}, view: '' };
const oneOf = <const Option extends string>(options: readonly Option[], value: string | undefined): Option | '' =>
  options.find((one) => one === value) ?? '';

/** The call's input for a query of the table; unknown values are left out. */
const askedFor = ({ filters, q, sort }: TableQuery): Asked => ({
  q: q.slice(0, 60),
  state: oneOf(managedRoomStates, filters['state']?.[0]),
  provider: oneOf(liveProviders, filters['provider']?.[0]),
  sort: oneOf(managedRoomSorts, sort) || '-begins',
  size: 60,
});

interface Parts {
  readonly leaving: ListExportStore;
  readonly leavingPeople: ListExportStore;
  readonly saved: SavedViewsStore;
  readonly choose: (audience: AudienceStore['audience']) => AudienceStore;
}

/** The list of live rooms: table, the room in the panel with who was there, the open form, the question before one is cancelled. */
export class LiveRoomsStore {
  readonly table: TableStore<ManagedLiveRoom, CallOutput<typeof manageLiveRooms>>;
  /** Number of rooms in each state. */
  readonly counts: Request<Readonly<Record<string, number>>>;
  /** The room in the panel. */
  readonly detail: Request<ManagedLiveRoomDetail, number>;
  /** People who were in it. */
  readonly people: PagedList<RoomAttendee, number, CallOutput<typeof manageLiveRoomsCalls.people>>;
  readonly access: AccessStore;
  readonly parts: Parts;
  /** Opens the copy of a room of the list, by its id. */
  readonly copying: Action<number, ManagedLiveRoomDetail>;
  private readonly cancelling: Action<CallInput<typeof manageLiveRoomsCalls.cancel>, ManagedLiveRoomDetail>;
  private readonly api: ManageLiveRoomsApi;
  /** The open form; null: it is closed. */
  form: RoomFormStore | null = null;
  /** The room that may be cancelled; null: nothing is asked. */
  asked: ManagedLiveRoomDetail | null = null;

  constructor(api: ManageLiveRoomsApi, parts: Parts) {
    this.api = api;
    this.parts = parts;
    this.table = new TableStore({
      load: (query, cursor, options) => api.list({ ...askedFor(query), cursor }, options),
      id: ({ id }) => id,
      columns: ['title', 'state', 'begins', 'host', 'audience', 'came', 'film', 'provider'],
      sort: '-begins',
      filters: ['state', 'provider'],
    });
    this.counts = new Request(async (_, options) => {
      const totals = await Promise.all(
        managedRoomStates.map((state) => api.list({ ...askedFor(noQuery), state, size: 1 }, options)),
      );
      return Object.fromEntries(managedRoomStates.map((state, index) => [state, totals[index]?.total ?? 0]));
    });
    this.detail = new Request((id, options) => api.room({ id }, options));
    this.people = new PagedList((id, cursor, options) => api.people({ id, cursor, size: 60 }, options), {
      id: ({ id }) => id,
    });
    this.access = new AccessStore(api);
    this.copying = new Action((id, options) => api.room({ id }, options), {
      done: (room) => this.openForm(room, true),
    });
    this.cancelling = new Action((input, options) => api.cancel(input, options));
    makeAutoObservable<this, 'api' | 'cancelling'>(this, {
      ...{ table: false, counts: false, detail: false, people: false, access: false, parts: false },
      ...{ copying: false, cancelling: false, api: false, form: observableRef, asked: observableRef },
    });
  }

  async show(): Promise<void> {
    await Promise.all([this.counts.show(), this.access.rights.show()]);
  }

  leave(): void {
    for (const one of [this.counts, this.access.rights, this.detail]) one.leave();
    this.people.leave();
  }

  /** Fetches everything again after a change. */
  async renew(): Promise<void> {
    await Promise.all([this.table.list.renew(), this.counts.refresh(), this.detail.refresh()]);
  }

  /** Shows a view: all rooms, or one state. */
  showView(id: string): void {
    this.table.showView(id, { filters: id === '' ? {} : { state: [id] } });
  }

  /** Opens the form of a room, of its copy, or of a new one. */
  openForm(room: ManagedLiveRoomDetail | null, copied = false): void {
    this.form?.leave();
    this.form = new RoomFormStore(this.api, { room, copied, choose: this.parts.choose });
  }

  closeForm(): void {
    this.form?.leave();
    this.form = null;
  }

  /** The form's room was saved; a new one opens in the panel. */
  async saved(room: ManagedLiveRoomDetail): Promise<void> {
    this.closeForm();
    await this.renew();
    this.table.open(room.id);
  }

  ask(room: ManagedLiveRoomDetail | null): void {
    this.asked = room;
  }

  /** Cancels the room that was asked about. Rejects when it was refused or lost. */
  async cancel(reason: string, following: boolean): Promise<void> {
    const { asked } = this;
    if (asked === null) return;
    if (!(await this.cancelling.run({ id: asked.id, reason, following: following ? 'Y' : 'N' })))
      throw this.cancelling.failureOf();
    await this.renew();
  }

  /** Asks for the list as a file, with its filters. */
  exportAs(format: ExportFormat): Promise<ExportedTable> {
    const { provider, q, state } = askedFor(this.table.query);
    return this.api.begin({ format, provider, q, state });
  }

  /** Asks for who was in a room as a file. */
  exportPeople(id: number, format: ExportFormat): Promise<ExportedTable> {
    return this.api.beginPeople({ format, id });
  }
}

export const makeLiveRoomsStore = ({ http }: LiveEnvironment) =>
  new LiveRoomsStore(apiOf(http, manageLiveRoomsCalls), {
    leaving: makeListExport(http),
    leavingPeople: makeListExport(http),
    saved: makeSavedViewsStore(http, 'liverooms'),
    choose: (audience) => new AudienceStore(audience, apiOf(http, audienceCalls)),
  });
