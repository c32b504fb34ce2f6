import type {
  announceInRoom,
  CallInput,
  endRoom,
  enterRoom,
  giveStage,
  LiveRoom,
  muteInRoom,
  PresentPerson,
  raiseHand,
  remindOfRoom,
  RoomPart,
  RoomPicture,
  startRoom,
} from '@banyan/contracts';
import { Action, apiOf, PagedList, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import { roomCalls, stageCalls, talkCalls, type RoomApi, type StageApi, type TalkApi } from '../api/liveCalls.ts';
import type { CourseEnvironment } from '../course.environment.ts';
import type { Film } from './film/Film.ts';
import type { Studio } from './studio/Studio.ts';
import { Talk } from './talk/Talk.ts';

/** What of a film the talk beside it is told, and what it can ask. */
export type FilmSeat = Pick<Film, 'goTo' | 'length' | 'position' | 'wake'>;

type RoomAction<C extends typeof startRoom> = Action<CallInput<C>, LiveRoom>;

/** A live room: where it stands, who is there, what is said, and what its hosts do [LV-01]. */
export class RoomDesk {
  readonly room: Request<LiveRoom, number>;
  readonly picture: Request<RoomPicture, number>;
  readonly people: PagedList<PresentPerson, number>;
  readonly talk: Talk;
  readonly enter: Action<CallInput<typeof enterRoom>, LiveRoom>;
  readonly hand: Action<CallInput<typeof raiseHand>, LiveRoom>;
  readonly remind: Action<CallInput<typeof remindOfRoom>, LiveRoom>;
  readonly start: RoomAction<typeof startRoom>;
  readonly end: Action<CallInput<typeof endRoom>, LiveRoom>;
  readonly give: Action<CallInput<typeof giveStage>, LiveRoom>;
  readonly mute: Action<CallInput<typeof muteInRoom>, LiveRoom>;
  readonly announce: Action<CallInput<typeof announceInRoom>, LiveRoom>;
  /** Server's clock minus this device's, ms. */
  offset = 0;
  /** The page could not say that its viewer is there. */
  adrift = false;
  /** It had not begun when the page was opened. */
  wasBefore = false;
  /** The viewer is in the room. */
  entered = false;
  film: FilmSeat | null = null;
  studio: Studio | null = null;
  readonly #api: RoomApi;
  readonly #now: () => number;
  private id: number | null = null;
  private me: string | null = null;
  private starting = false;

  constructor(api: RoomApi, talk: TalkApi, stage: StageApi, now: () => number) {
    this.#api = api;
    this.#now = now;
    this.room = new Request((id, options) => api.room({ id }, options));
    this.picture = new Request((id, options) => api.picture({ id }, options));
    this.people = new PagedList((id, cursor, options) => api.people({ id, cursor }, options), {
      id: ({ person }) => person.id,
    });
    this.talk = new Talk(talk, () => void this.room.refresh());
    const act = <Input>(
      work: (input: Input, options: object) => Promise<LiveRoom>,
      done = () => undefined as unknown,
    ) =>
      new Action<Input, LiveRoom>(work, {
        done: (room) => {
          this.room.set(room);
          done();
        },
      });
    const withPeople = () => this.people.renew();
    this.enter = act(
      (input: CallInput<typeof enterRoom>, options) => api.enter(input, options),
      () => this.cameIn(),
    );
    this.hand = act((input: CallInput<typeof raiseHand>, options) => api.hand(input, options));
    this.remind = act((input: CallInput<typeof remindOfRoom>, options) => api.remind(input, options));
    this.start = act((input: CallInput<typeof startRoom>, options) => stage.start(input, options));
    this.end = act((input: CallInput<typeof endRoom>, options) => stage.end(input, options));
    this.give = act((input: CallInput<typeof giveStage>, options) => stage.give(input, options), withPeople);
    this.mute = act((input: CallInput<typeof muteInRoom>, options) => stage.mute(input, options), withPeople);
    this.announce = act((input: CallInput<typeof announceInRoom>, options) => stage.announce(input, options));
    makeAutoObservable(this, {
      ...{ room: false, picture: false, people: false, talk: false, enter: false, hand: false, remind: false },
      ...{ start: false, end: false, give: false, mute: false, announce: false },
      film: observableRef,
      studio: observableRef,
    });
    reaction(
      () => this.outOfStage,
      (out) => out && this.studio?.oust(),
    );
    reaction(
      () => this.room.value?.now,
      (at) => at !== undefined && this.setOffset(at - now()),
    );
  }

  /** The server's clock, epoch ms. */
  now(): number {
    return this.#now() + this.offset;
  }

  /** Filmed here, while the room says that somebody else is on the stage, or nobody. */
  get outOfStage(): boolean {
    const room = this.room.value;
    if (room === null || this.studio?.onAir !== true || this.starting) return false;
    return room.state !== 'live' || String(room.presenter?.id) !== this.me;
  }

  /** The stage is the viewer’s, and nothing is filmed. */
  get called(): boolean {
    const room = this.room.value;
    if (room?.state !== 'live' || this.me === null || this.starting) return false;
    return String(room.presenter?.id) === this.me && this.studio?.onAir !== true && this.studio?.finishing !== true;
  }

  /** Goes on air with what is open: begins the room, or takes the stage, where that is still to be done. */
  async goOnAir(studio: Studio): Promise<boolean> {
    const room = this.room.value;
    if (room === null) return false;
    const { id } = room;
    this.setStarting(true);
    const mine = room.state === 'live' && String(room.presenter?.id) === this.me;
    const done = mine || (await (room.state === 'live' ? this.give.run({ id, user: 0 }) : this.start.run({ id })));
    if (done) studio.start();
    this.setStarting(false);
    return done;
  }

  /** Ends what is on air, when the last pieces are there. */
  async finish(): Promise<boolean> {
    const id = this.room.value?.id;
    if (id === undefined) return false;
    if (this.studio?.onAir === true) await this.studio.stop();
    return this.end.run({ id });
  }

  /** Opens a room. */
  async show(id: number, userId: string | null): Promise<void> {
    const loggedIn = userId !== null;
    this.me = userId;
    this.id = id;
    this.entered = false;
    this.adrift = false;
    this.talk.clear();
    for (const action of [this.enter, this.hand, this.remind, this.start, this.end, this.give, this.mute])
      action.dismiss();
    await this.room.load(id);
    const room = this.room.value;
    if (room === null || this.id !== id || !room.invited) return;
    this.setBefore(room.state === 'before');
    if (room.locked) return;
    this.read(room, loggedIn);
    const over = room.state === 'cancelled' || room.state === 'ended';
    if (loggedIn && !over) await this.enter.run({ id, password: '' });
  }

  /** Comes in with a password. */
  unlock(password: string): Promise<boolean> {
    return this.id === null ? Promise.resolve(false) : this.enter.run({ id: this.id, password });
  }

  /** Says that the viewer is there, or leaves. */
  async stay(leaving = false): Promise<void> {
    const { id } = this;
    if (id === null || !this.entered) return;
    try {
      const options = { retry: false, keepalive: leaving };
      const room = await this.#api.stay({ id, leaving: leaving ? 'Y' : 'N' }, options);
      if (this.id === id && !leaving) this.stayed(room);
    } catch {
      if (this.id === id) this.drift();
    }
  }

  /** Something in the room has changed; null: perhaps everything. */
  heard(part: RoomPart | null): void {
    if (part === 'pieces' || part === null) this.film?.wake();
    if (part === 'pieces') return;
    void this.room.refresh();
    if (part !== 'people') this.talk.refresh();
    if (part !== 'lines') void this.people.renew();
  }

  /** A film is shown. */
  seat(film: FilmSeat | null): void {
    this.film = film;
  }

  /** Somebody is about to go on the stage. */
  occupy(studio: Studio | null): void {
    this.studio = studio;
  }

  leave(): void {
    void this.stay(true);
    this.studio?.leave();
    this.studio = null;
    this.entered = false;
    this.id = null;
    for (const part of [this.room, this.picture, this.people, this.talk]) part.leave();
  }

  private read({ id, provider, state }: LiveRoom, loggedIn: boolean): void {
    this.talk.show(id);
    if (loggedIn) void this.people.show(id);
    if (provider !== 'embedded' && state !== 'cancelled') void this.picture.load(id);
  }

  private cameIn(): void {
    const first = !this.entered;
    this.entered = true;
    // From now on the room knows that somebody is there, and tells them what changes.
    void this.stay();
    const room = this.room.value;
    if (first && room !== null && this.talk.lines.state === 'idle') this.read(room, true);
    else if (first) void this.people.refresh();
  }

  private stayed(room: LiveRoom): void {
    const before = this.room.value;
    this.adrift = false;
    this.room.set(room);
    // An event may have been missed: numbers tell.
    if (before === null) return;
    if (before.lines !== room.lines || before.questions !== room.questions) this.talk.refresh();
    if (before.inRoom !== room.inRoom || before.hands !== room.hands) void this.people.renew();
  }

  private drift(): void {
    this.adrift = true;
  }

  private setBefore(on: boolean): void {
    this.wasBefore = on;
  }

  private setStarting(on: boolean): void {
    this.starting = on;
  }

  private setOffset(ms: number): void {
    // What a call takes on its way is no other clock.
    if (Math.abs(ms - this.offset) > 1500) this.offset = ms;
  }
}

export const makeRoomDesk = ({ http, now }: CourseEnvironment) =>
  new RoomDesk(apiOf(http, roomCalls), apiOf(http, talkCalls), apiOf(http, stageCalls), now);
