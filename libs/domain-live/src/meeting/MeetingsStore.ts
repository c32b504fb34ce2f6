import type { MeetingCard, RoomTab } from '@banyan/contracts/live';
import { apiOf, ownPlace, PagedList, type DraftPlace } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { meetingsCalls, type MeetingsApi } from '../api/meetingCalls.ts';
import type { LiveEnvironment } from '../live.environment.ts';
import { MeetingFormStore } from './MeetingFormStore.ts';

/** The viewer's meetings, and booking. */
export class MeetingsStore {
  readonly list: PagedList<MeetingCard, RoomTab>;
  readonly writer: MeetingFormStore;
  /** The form is open. */
  writing = false;
  /** Topic of the stored draft while its form is closed; null for none. */
  waiting: string | null = null;

  constructor(api: MeetingsApi, place: DraftPlace) {
    this.list = new PagedList((tab, cursor, options) => api.list({ tab, cursor }, options), { id: ({ id }) => id });
    this.writer = new MeetingFormStore(api, place);
    makeAutoObservable(this, { list: false, writer: false });
  }

  show(tab: RoomTab): void {
    this.waiting = this.writer.kept()?.topic ?? null;
    void this.list.show(tab);
  }

  leave(): void {
    this.writing = false;
    this.list.leave();
    this.writer.leave();
  }

  open(): void {
    this.writing = true;
    this.writer.begin();
  }

  /** Closes the form; the draft stays on the device until it is booked or discarded. */
  close(): void {
    this.writing = false;
    this.waiting = this.writer.kept()?.topic ?? null;
  }

  /** A meeting was booked after its form was left: the list is updated and the draft is gone. */
  booked(): void {
    this.waiting = this.writer.kept()?.topic ?? null;
    void this.list.refresh();
  }

  discard(): void {
    this.writer.discard();
    this.waiting = null;
  }
}

export const makeMeetingsStore = ({ http, session, storage }: LiveEnvironment) =>
  new MeetingsStore(apiOf(http, meetingsCalls), ownPlace({ session, storage }));
