import type { ActivityInfo, ActivitySeat } from '@banyan/contracts/training';
import { Action, apiOf, ownPlace, Request, type DraftPlace } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { activityCalls, type ActivityApi } from '../../api/activityCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';
import { askPosition, type Position } from '../shared/position.ts';
import { activityRefusalOf } from '../shared/refusal.ts';
import type { Opinion, SeatPlan, ShownActivity, SignIn } from './acts.ts';
import { keptOpinions } from './keptOpinion.ts';

const nothingSaid: Opinion = { stars: null, words: '' };

/** One activity: where I stand with it, and everything that changes that. */
export class ActivityStore implements ShownActivity {
  readonly info: Request<ActivityInfo, number>;
  readonly seats: Request<SeatPlan, number>;
  readonly register: Action;
  readonly cancel: Action;
  readonly choose: Action<ActivitySeat>;
  readonly signIn: Action<SignIn>;
  readonly signOut: Action;
  readonly evaluate: Action;
  /** Server's clock minus this device's, ms. */
  offset = 0;
  /** What is written and not yet sent; null where nothing was touched. */
  draft: Opinion | null = null;
  readonly #place: DraftPlace;
  #id = 0;

  constructor(api: ActivityApi, place: DraftPlace, position: () => Promise<Position> = askPosition) {
    this.#place = place;
    const done = (info: ActivityInfo) => this.took(info);
    const act = <Input>(ask: (input: Input, key: { idempotencyKey?: string }) => Promise<ActivityInfo>) =>
      new Action<Input, ActivityInfo>(
        async (input, options) => {
          try {
            return await ask(input, options);
          } catch (error) {
            // It stands otherwise than the screen says: the screen follows.
            if (activityRefusalOf(error) !== null) this.refresh();
            throw error;
          }
        },
        { of: () => this.#id, done },
      );
    this.info = new Request(async (id, options) => {
      const info = await api.detail({ id }, options);
      this.setClock(info.now);
      return info;
    });
    this.seats = new Request((id, options) => api.seats({ id }, options));
    this.register = act((_, options) => api.register({ id: this.#id }, options));
    this.cancel = act((_, options) => api.cancel({ id: this.#id }, options));
    this.choose = act(({ column, row }, options) => api.chooseSeat({ id: this.#id, row, column }, options));
    this.signIn = act(async ({ sign, way }, options) =>
      api.signIn({ id: this.#id, way, proof: sign, ...(way === 'place' ? await position() : {}) }, options),
    );
    this.signOut = act((_, options) => api.signOut({ id: this.#id }, options));
    this.evaluate = new Action(
      async (_, options) => {
        const { opinion } = this;
        const info = await api.evaluate(
          { id: this.#id, stars: opinion.stars ?? 0, words: opinion.words.trim() },
          options,
        );
        return { info, opinion };
      },
      {
        of: () => this.#id,
        done: ({ info, opinion }) => {
          // What was written meanwhile stays, to be sent as well.
          if (this.took(info) && this.draft !== null && this.draft !== opinion) return;
          this.forget(info.activity.id);
        },
      },
    );
    makeAutoObservable(this, {
      ...{ info: false, seats: false, register: false, cancel: false },
      ...{ choose: false, signIn: false, signOut: false, evaluate: false },
    });
  }

  /** What the form shows: what was written, or what was said before. */
  get opinion(): Opinion {
    return this.draft ?? this.info.value?.evaluation.own ?? nothingSaid;
  }

  /** Puts what is written in place; null forgets it. */
  say(draft: Opinion | null): void {
    this.draft = draft;
  }

  /** Keeps what is written on this device until it is sent; false where it keeps nothing. */
  keep(opinion: Opinion): boolean {
    return keptOpinions.of(this.#place, this.#id).keep(opinion);
  }

  async show(id: number): Promise<void> {
    const another = id !== this.#id;
    this.#id = id;
    if (another) {
      this.draft = keptOpinions.of(this.#place, id).read();
      this.seats.clear();
    }
    for (const action of [this.register, this.cancel, this.choose, this.signIn, this.signOut, this.evaluate]) {
      action.dismiss(id);
    }
    await this.info.load(id);
    this.showSeats();
  }

  /** What is shown may have changed elsewhere. */
  refresh(): void {
    void this.info.refresh();
    void this.seats.refresh();
  }

  leave(): void {
    this.info.clear();
    this.seats.clear();
  }

  private forget(id: number): void {
    keptOpinions.of(this.#place, id).forget();
    if (id === this.#id) this.draft = null;
  }

  /** Shows what a change has made of the activity; false where another one is shown meanwhile. */
  private took(info: ActivityInfo): boolean {
    if (info.activity.id !== this.#id) return false;
    this.setClock(info.now);
    this.info.set(info);
    this.showSeats();
    return true;
  }

  /** The plan is for those who have a place. */
  private showSeats(): void {
    const info = this.info.value;
    if (info === null || !info.seated) return;
    const { standing } = info.activity;
    if (standing === 'none' || standing === 'waiting') this.seats.clear();
    else void this.seats.show(this.#id);
  }

  private setClock(now: number): void {
    this.offset = now - Date.now();
  }
}

export const makeActivityStore = ({ http, session, storage }: TrainingEnvironment) =>
  new ActivityStore(apiOf(http, activityCalls), ownPlace({ session, storage }));
