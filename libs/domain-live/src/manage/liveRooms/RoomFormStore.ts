import { ErrorCode, v } from '@banyan/contracts';
import {
  saveLiveRoom,
  type ManagedLiveRoomDetail,
  type RoomPerson,
  type WrittenLiveRoom,
} from '@banyan/contracts/live';
import { EditStore, type AudienceStore } from '@banyan/core-console';
import { refusalData, Request } from '@banyan/core-screen';
import { makeAutoObservable, observable, observableRef } from 'mobx';
import type { ManageLiveRoomsApi } from '../../api/manageLiveRoomsCalls.ts';
import { sentRoom, type RoomValues } from './roomForm.ts';

const present = v.object({ liveRoom: saveLiveRoom.response });

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The form of one live room: people who are found for it, for whom it is, and the saved version. */
export class RoomFormStore {
  /** The room that is changed or copied; null: a new one. */
  readonly room: ManagedLiveRoomDetail | null;
  readonly copied: boolean;
  readonly edit: EditStore<ManagedLiveRoomDetail, RoomValues>;
  readonly found: Request<readonly RoomPerson[], string>;
  /** For whom it is; null: everyone. */
  audience: WrittenLiveRoom['audience'];
  /** The open choice of whom it is for; null: it is closed. */
  choosing: AudienceStore | null = null;
  private readonly names = observable.map<string, string>();
  private readonly choose: (audience: WrittenLiveRoom['audience']) => AudienceStore;

  constructor(
    api: ManageLiveRoomsApi,
    { choose, copied, room }: Pick<RoomFormStore, 'copied' | 'room'> & { readonly choose: RoomFormStore['choose'] },
  ) {
    this.room = room;
    this.copied = copied;
    this.choose = choose;
    this.audience = room?.room.audience ?? null;
    const id = copied ? 0 : (room?.id ?? 0);
    this.edit = new EditStore<ManagedLiveRoomDetail, RoomValues>({
      send: (values, revision, options) =>
        api.save(sentRoom(values, { id, revision, audience: this.audience }), options),
      theirs: (error) => refusalData(error, ErrorCode.conflict, present)?.liveRoom ?? null,
    });
    if (!copied) this.edit.begin(room);
    this.found = new Request(async (q, options) => {
      const { items } = await api.colleagues({ q, ids: [], accounts: [] }, options);
      this.know(items);
      return items;
    });
    makeAutoObservable<this, 'choose' | 'names'>(this, {
      ...{ room: false, copied: false, edit: false, found: false, choose: false, names: false },
      ...{ audience: observableRef, choosing: observableRef },
    });
    this.know(room?.people ?? []);
  }

  leave(): void {
    this.found.leave();
    this.choosing?.leave();
  }

  /** Whether its time, picture and credits stay as they are, and its hosts tell in the room who may write. */
  get hasBegun(): boolean {
    return !this.copied && this.room !== null && this.room.startedAt !== null;
  }

  get isNew(): boolean {
    return this.copied || this.room === null;
  }

  /** Name of a person by id; the id where it is not known. */
  nameOf(id: string): string {
    return this.names.get(id) ?? id;
  }

  /** People who have been found or chosen so far. */
  get known(): readonly { readonly id: string; readonly name: string }[] {
    return [...this.names].map(([id, name]) => ({ id, name }));
  }

  openAudience(): void {
    this.choosing = this.choose(this.audience);
  }

  /** Takes the chosen people, or leaves them as they were. */
  closeAudience(take: boolean): void {
    const { choosing } = this;
    if (take && choosing?.isWhole === true) this.audience = choosing.audience;
    this.choosing = null;
  }

  private know(people: readonly Named[]): void {
    for (const { id, name } of people) this.names.set(String(id), name);
  }
}
