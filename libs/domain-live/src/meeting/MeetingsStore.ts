import type { MeetingCard, RoomTab } from '@banyan/contracts/live';
import { apiOf, ownPlace, PagedList, type DraftPlace } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { meetingsCalls, type MeetingsApi } from '../api/meetingCalls.ts';
import type { LiveEnvironment } from '../live.environment.ts';
import { MeetingWriter } from './MeetingWriter.ts';

/** Meetings of the viewer, and booking one. */
export class MeetingsStore {
  readonly list: PagedList<MeetingCard, RoomTab>;
  readonly writer: MeetingWriter;
  /** The form is open. */
  writing = false;
  /** Topic of what the device has kept and nobody goes on with; null: nothing. */
  waiting: string | null = null;

  constructor(api: MeetingsApi, place: DraftPlace) {
    this.list = new PagedList((tab, cursor, options) => api.list({ tab, cursor }, options), { id: ({ id }) => id });
    this.writer = new MeetingWriter(api, place);
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

  /** What was typed stays on the device until it is booked or thrown away. */
  close(): void {
    this.writing = false;
    this.waiting = this.writer.kept()?.topic ?? null;
  }

  /** A meeting was booked after its form was left: it is in the list, and nothing waits to be gone on with. */
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
