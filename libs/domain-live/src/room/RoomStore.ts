import { ErrorCode, type CallInput } from '@banyan/contracts';
import {
  type announceInRoom,
  type endRoom,
  type enterRoom,
  type giveStage,
  type LiveRoom,
  type muteInRoom,
  type PresentPerson,
  type raiseHand,
  type remindOfRoom,
  type RoomPart,
  type RoomPicture,
  type startRoom,
} from '@banyan/contracts/live';
import { Action, apiOf, PagedList, refusalCode, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, reaction, runInAction } from 'mobx';
import { roomCalls, stageCalls, talkCalls, type RoomApi, type StageApi, type TalkApi } from '../api/liveCalls.ts';
import type { LiveEnvironment } from '../live.environment.ts';
import { filmingTabs, type FilmingTabs } from './filmingTabs.ts';
import type { FilmStore } from './film/FilmStore.ts';
import { StageStore } from './StageStore.ts';
import { TalkStore } from './talk/TalkStore.ts';

/** The part of a film that the chat beside it uses. */
export type FilmSeat = Pick<FilmStore, 'goTo' | 'length' | 'position' | 'wake'>;

/** An action in the room, answered with the room's new state. */
type Act<Input> = Action<Input, LiveRoom>;

/** A live room: state, people, chat, and host actions. */
export class RoomStore {
  readonly room: Request<LiveRoom>;
  readonly picture: Request<RoomPicture>;
  readonly people: PagedList<PresentPerson>;
  readonly talk: TalkStore;
  readonly enter: Act<CallInput<typeof enterRoom>>;
  readonly hand: Act<CallInput<typeof raiseHand>>;
  readonly remind: Act<CallInput<typeof remindOfRoom>>;
  readonly start: Act<CallInput<typeof startRoom>>;
  readonly end: Act<CallInput<typeof endRoom>>;
  readonly give: Act<CallInput<typeof giveStage>>;
  readonly mute: Act<CallInput<typeof muteInRoom>>;
  readonly announce: Act<CallInput<typeof announceInRoom>>;
  readonly stage: StageStore;
  /** Server clock minus device clock, ms. */
  offset = 0;
  /** Presence could not be reported. */
  adrift = false;
  /** The room had not begun when the page was opened. */
  wasBefore = false;
  /** The viewer is in the room. */
  entered = false;
  film: FilmSeat | null = null;
  readonly #id: number;
  readonly #api: RoomApi;
  readonly #now: () => number;
  /** The screen is open: what is answered after it was left neither enters nor reports presence. */
  private isOpen = false;

  constructor(id: number, api: RoomApi, talk: TalkApi, stage: StageApi, now: () => number, tabs: FilmingTabs) {
    this.#id = id;
    this.#api = api;
    this.#now = now;
    this.room = new Request((_, options) => api.room({ id }, options));
    this.picture = new Request((_, options) => api.picture({ id }, options));
    this.people = new PagedList((_, cursor, options) => api.people({ id, cursor }, options), {
      id: ({ person }) => person.id,
    });
    this.talk = new TalkStore(id, talk, () => void this.room.refresh());
    const act = <Input>(work: (input: Input, options: object) => Promise<LiveRoom>, done?: () => unknown) => {
      const take = (room: LiveRoom) => {
        if (!this.isOpen) return;
        this.room.set(room);
        done?.();
      };
      return new Action<Input, LiveRoom>(work, { done: take });
    };
    const withPeople = () => this.people.renew();
    const cameIn = () => this.cameIn();
    this.enter = act((input: CallInput<typeof enterRoom>, options) => api.enter(input, options), cameIn);
    this.hand = act((input: CallInput<typeof raiseHand>, options) => api.hand(input, options));
    this.remind = act((input: CallInput<typeof remindOfRoom>, options) => api.remind(input, options));
    this.start = act((input: CallInput<typeof startRoom>, options) => stage.start(input, options));
    this.end = act((input: CallInput<typeof endRoom>, options) => stage.end(input, options));
    this.give = act((input: CallInput<typeof giveStage>, options) => stage.give(input, options), withPeople);
    this.mute = act((input: CallInput<typeof muteInRoom>, options) => stage.mute(input, options), withPeople);
    this.announce = act((input: CallInput<typeof announceInRoom>, options) => stage.announce(input, options));
    this.stage = new StageStore(this.room, { start: this.start, end: this.end, give: this.give }, tabs);
    makeAutoObservable(this, {
      ...{ room: false, picture: false, people: false, talk: false, enter: false, hand: false, remind: false },
      ...{ start: false, end: false, give: false, mute: false, announce: false, stage: false },
      film: observableRef,
    });
    reaction(
      () => this.room.value?.now,
      (at) => at !== undefined && this.setOffset(at - now()),
    );
  }

  /** Time of the server's clock, epoch ms. */
  now(): number {
    return this.#now() + this.offset;
  }

  /** Opens a room. */
  async show(userId: string | null): Promise<void> {
    const loggedIn = userId !== null;
    this.stage.sit(userId);
    this.isOpen = true;
    this.entered = false;
    this.adrift = false;
    this.talk.clear();
    for (const action of [this.enter, this.hand, this.remind, this.start, this.end, this.give, this.mute])
      action.dismiss();
    await this.room.load();
    const room = this.room.value;
    if (room === null || !this.isOpen || !room.invited) return;
    runInAction(() => (this.wasBefore = room.state === 'before'));
    if (room.locked) return;
    this.read(room, loggedIn);
    const over = room.state === 'cancelled' || room.state === 'ended';
    if (loggedIn && !over) await this.enter.run({ id: this.#id, password: '' });
  }

  /** Enters with a password. */
  unlock(password: string): Promise<boolean> {
    return this.enter.run({ id: this.#id, password });
  }

  /** Reports the viewer's presence, or their leaving. */
  async stay(leaving = false): Promise<void> {
    if (!this.entered) return;
    try {
      const options = { retry: false, keepalive: leaving };
      const room = await this.#api.stay({ id: this.#id, leaving: leaving ? 'Y' : 'N' }, options);
      if (this.isOpen && !leaving) this.stayed(room);
    } catch (error) {
      if (!this.isOpen || leaving) return;
      if (refusalCode(error) === ErrorCode.roomRefused) this.putOut();
      else runInAction(() => (this.adrift = true));
    }
  }

  /** Handles a change in the room; null: possibly everything changed. */
  heard(part: RoomPart | null): void {
    if (part === 'pieces' || part === null) this.film?.wake();
    if (part === 'pieces') return;
    void this.room.refresh();
    if (part !== 'people') this.talk.refresh();
    if (part !== 'lines') void this.people.renew();
  }

  /** A film is on display. */
  seat(film: FilmSeat | null): void {
    this.film = film;
  }

  leave(): void {
    void this.stay(true);
    this.stage.leave();
    this.entered = false;
    this.isOpen = false;
    for (const part of [this.room, this.picture, this.people, this.talk]) part.leave();
  }

  private read({ provider, state }: LiveRoom, loggedIn: boolean): void {
    this.talk.show();
    if (loggedIn) void this.people.show();
    if (provider !== 'embedded' && state !== 'cancelled') void this.picture.load();
  }

  private cameIn(): void {
    const first = !this.entered;
    this.entered = true;
    // From now on the room knows the viewer and announces changes.
    void this.stay();
    const room = this.room.value;
    if (first && room !== null && this.talk.lines.state === 'idle') this.read(room, true);
    else if (first) void this.people.refresh();
  }

  /** The invitation was withdrawn or the password changed: fetching the room again shows which. */
  private putOut(): void {
    this.entered = false;
    void this.room.refresh();
  }

  private stayed(room: LiveRoom): void {
    const before = this.room.value;
    this.adrift = false;
    this.room.set(room);
    // An event may have been missed: changed numbers reveal it.
    if (before === null) return;
    if (before.lines !== room.lines || before.questions !== room.questions) this.talk.refresh();
    if (before.inRoom !== room.inRoom || before.hands !== room.hands) void this.people.renew();
  }

  private setOffset(ms: number): void {
    // A call's latency does not count as a clock difference.
    if (Math.abs(ms - this.offset) > 1500) this.offset = ms;
  }
}

export const makeRoomStore = ({ http, live, now }: LiveEnvironment, id: number) =>
  new RoomStore(
    id,
    apiOf(http, roomCalls),
    apiOf(http, talkCalls),
    apiOf(http, stageCalls),
    now,
    live.tabs ?? filmingTabs,
  );
