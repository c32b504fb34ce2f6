import type { CallInput } from '@banyan/contracts';
import type { endRoom, giveStage, LiveRoom, startRoom } from '@banyan/contracts/live';
import type { Action, Request } from '@banyan/core-screen';
import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { FilmingTabs } from './filmingTabs.ts';
import type { StudioStore } from './studio/StudioStore.ts';

/** Stage actions of hosts, each answered with the room's new state. */
export interface StageActs {
  readonly start: Action<CallInput<typeof startRoom>, LiveRoom>;
  readonly end: Action<CallInput<typeof endRoom>, LiveRoom>;
  readonly give: Action<CallInput<typeof giveStage>, LiveRoom>;
}

/** The viewer's place on the stage: whether it is theirs, what films them here, and going on and off it. */
export class StageStore {
  studio: StudioStore | null = null;
  readonly #room: Pick<Request<LiveRoom, number>, 'value'>;
  readonly #acts: StageActs;
  readonly #tabs: FilmingTabs;
  private me: string | null = null;
  /** A change of the stage is pending. */
  private moving = false;
  /** Another tab or device films, and this one leaves the stage to it. */
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

  /** Filmed here, while the room has another presenter or none. */
  get out(): boolean {
    const room = this.#room.value;
    if (room === null || this.studio?.onAir !== true || this.moving) return false;
    return room.state !== 'live' || String(room.presenter?.id) !== this.me;
  }

  /** The stage is the viewer’s, and neither this tab nor, as far as known, another one films. */
  get called(): boolean {
    if (!this.mine || this.moving || this.aside) return false;
    return this.studio?.onAir !== true && this.studio?.finishing !== true;
  }

  private get mine(): boolean {
    const room = this.#room.value;
    return room?.state === 'live' && this.me !== null && String(room.presenter?.id) === this.me;
  }

  /** Sets the viewer of the room. */
  sit(userId: string | null): void {
    this.me = userId;
  }

  /** Sets the studio for the stage. */
  occupy(studio: StudioStore | null): void {
    this.studio = studio;
  }

  /** Goes on air with the studio: starts the room or takes the stage if needed. */
  async goOnAir(studio: StudioStore): Promise<boolean> {
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

  /** Ends the broadcast after the last pieces were sent. */
  async finish(): Promise<boolean> {
    const id = this.#room.value?.id;
    if (id === undefined) return false;
    if (this.studio?.onAir === true) await this.studio.stop();
    return this.#acts.end.run({ id });
  }

  /** Leaves the stage: after the last pieces were sent, or before any filming. */
  async stepDown(): Promise<boolean> {
    const id = this.#room.value?.id;
    if (id === undefined) return false;
    this.setMoving(true);
    if (this.studio?.onAir === true) await this.studio.stop();
    const done = await this.#acts.give.run({ id, user: 0 });
    this.setMoving(false);
    return done;
  }

  /** Declines the stage: leaves it to others, or to the viewer's tab or device that films there. */
  async decline(): Promise<void> {
    const id = this.#room.value?.id;
    if (id === undefined) return;
    const filmed = await this.#tabs.others(id, () => this.setAside(false));
    // No tab of this browser films; the server knows whether another device does, and then the stage stays theirs.
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
