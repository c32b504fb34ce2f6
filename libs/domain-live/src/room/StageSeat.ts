import type { CallInput } from '@banyan/contracts';
import type { endRoom, giveStage, LiveRoom, startRoom } from '@banyan/contracts/live';
import type { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FilmingTabs } from './filmingTabs.ts';
import type { Studio } from './studio/Studio.ts';

/** What hosts do with the stage, each answered with the room as it is then. */
export interface StageActs {
  readonly start: Action<CallInput<typeof startRoom>, LiveRoom>;
  readonly end: Action<CallInput<typeof endRoom>, LiveRoom>;
  readonly give: Action<CallInput<typeof giveStage>, LiveRoom>;
}

/** The viewer's place on the stage of a room: whether it is theirs, what films them there, going on and off it. */
export class StageSeat {
  studio: Studio | null = null;
  readonly #room: Pick<Request<LiveRoom, number>, 'value'>;
  readonly #acts: StageActs;
  readonly #tabs: FilmingTabs;
  private me: string | null = null;
  /** On the way onto the stage or off it. */
  private moving = false;
  /** Another tab or device films: this one has left the stage to it. */
  private aside = false;

  constructor(room: Pick<Request<LiveRoom, number>, 'value'>, acts: StageActs, tabs: FilmingTabs) {
    this.#room = room;
    this.#acts = acts;
    this.#tabs = tabs;
    makeAutoObservable(this, { studio: observableRef });
    reaction(
      () => this.out,
      (out) => out && this.studio?.oust(),
    );
    let stop: (() => void) | undefined;
    reaction(
      () => (this.studio !== null && (this.studio.onAir || this.studio.finishing) ? this.studio.room : null),
      (room) => {
        stop?.();
        stop = room === null ? undefined : tabs.film(room);
      },
    );
    reaction(
      () => this.mine,
      () => this.setAside(false),
    );
  }

  /** Filmed here, while the room says that somebody else is on the stage, or nobody. */
  get out(): boolean {
    const room = this.#room.value;
    if (room === null || this.studio?.onAir !== true || this.moving) return false;
    return room.state !== 'live' || String(room.presenter?.id) !== this.me;
  }

  /** The stage is the viewer’s, and nothing is filmed here nor, as far as they were asked, elsewhere. */
  get called(): boolean {
    if (!this.mine || this.moving || this.aside) return false;
    return this.studio?.onAir !== true && this.studio?.finishing !== true;
  }

  private get mine(): boolean {
    const room = this.#room.value;
    return room?.state === 'live' && this.me !== null && String(room.presenter?.id) === this.me;
  }

  /** Somebody looks at the room. */
  sit(userId: string | null): void {
    this.me = userId;
  }

  /** Somebody is about to go on the stage. */
  occupy(studio: Studio | null): void {
    this.studio = studio;
  }

  /** Goes on air with what is open: begins the room, or takes the stage, where that is still to be done. */
  async goOnAir(studio: Studio): Promise<boolean> {
    const room = this.#room.value;
    if (room === null) return false;
    const { id } = room;
    const { give, start } = this.#acts;
    this.setMoving(true);
    const done = this.mine || (await (room.state === 'live' ? give.run({ id, user: 0 }) : start.run({ id })));
    if (done) studio.start();
    this.setMoving(false);
    return done;
  }

  /** Ends what is on air, when the last pieces are there. */
  async finish(): Promise<boolean> {
    const id = this.#room.value?.id;
    if (id === undefined) return false;
    if (this.studio?.onAir === true) await this.studio.stop();
    return this.#acts.end.run({ id });
  }

  /** Leaves the stage to others: when the last pieces are there, or before anything was filmed. */
  async stepDown(): Promise<boolean> {
    const id = this.#room.value?.id;
    if (id === undefined) return false;
    this.setMoving(true);
    if (this.studio?.onAir === true) await this.studio.stop();
    const done = await this.#acts.give.run({ id, user: 0 });
    this.setMoving(false);
    return done;
  }

  /** Does not go on the stage: leaves it to others, or to the tab or device of the viewer that films there. */
  async decline(): Promise<void> {
    const id = this.#room.value?.id;
    if (id === undefined) return;
    const filmed = await this.#tabs.others(id, () => this.setAside(false));
    // Where no tab of this browser films the server knows whether another device does: then the stage stays theirs.
    if (filmed || ((await this.#acts.give.run({ id, user: 0, declined: 'Y' })) && this.mine)) this.setAside(true);
  }

  leave(): void {
    this.studio?.leave();
    this.studio = null;
  }

  private setAside(aside: boolean): void {
    this.aside = aside;
  }

  private setMoving(on: boolean): void {
    this.moving = on;
  }
}
