import type { ActivityInfo, ActivitySeat } from '@banyan/contracts/training';
import { Action, apiOf, ownPlace, Request, type DraftPlace, type KeptDraft } from '@banyan/core-screen';
import { makeAutoObservable } from 'mobx';
import { activityCalls, type ActivityApi } from '../../api/activityCalls.ts';
import type { TrainingEnvironment } from '../../training.environment.ts';
import { askPosition, type Position } from '../shared/position.ts';
import { activityRefusalOf } from '../shared/refusal.ts';
import type { Opinion, SeatPlan, ShownActivity, SignIn } from './acts.ts';
import { keptOpinions } from './keptOpinion.ts';

const nothingSaid: Opinion = { stars: null, words: '' };

/** One activity: the learner's state in it, and everything that changes that. */
export class ActivityStore implements ShownActivity {
  readonly info: Request<ActivityInfo>;
  readonly seats: Request<SeatPlan>;
  readonly register: Action;
  readonly cancel: Action;
  readonly choose: Action<ActivitySeat>;
  readonly signIn: Action<SignIn>;
  readonly signOut: Action;
  readonly evaluate: Action;
  /** Server's clock minus this device's, ms. */
  offset = 0;
  /** The opinion written and not yet sent; null when nothing was touched. */
  draft: Opinion | null;
  readonly #kept: KeptDraft<Opinion>;

  constructor(id: number, api: ActivityApi, place: DraftPlace, position: () => Promise<Position> = askPosition) {
    this.#kept = keptOpinions.of(place, id);
    this.draft = this.#kept.read();
    const done = (info: ActivityInfo) => this.took(info);
    const act = <Input>(ask: (input: Input, key: { idempotencyKey?: string }) => Promise<ActivityInfo>) =>
      new Action<Input, ActivityInfo>(
        async (input, options) => {
          try {
            return await ask(input, options);
          } catch (error) {
            // The state differs from the screen: the screen follows.
            if (activityRefusalOf(error) !== null) this.refresh();
            throw error;
          }
        },
        { done },
      );
    this.info = new Request(async (_, options) => {
      const info = await api.detail({ id }, options);
      this.setClock(info.now);
      return info;
    });
    this.seats = new Request((_, options) => api.seats({ id }, options));
    this.register = act((_, options) => api.register({ id }, options));
    this.cancel = act((_, options) => api.cancel({ id }, options));
    this.choose = act(({ column, row }, options) => api.chooseSeat({ id, row, column }, options));
    this.signIn = act(async ({ sign, way }, options) =>
      api.signIn({ id, way, proof: sign, ...(way === 'place' ? await position() : {}) }, options),
    );
    this.signOut = act((_, options) => api.signOut({ id }, options));
    this.evaluate = new Action(
      async (_, options) => {
        const { opinion } = this;
        const info = await api.evaluate({ id, stars: opinion.stars ?? 0, words: opinion.words.trim() }, options);
        return { info, opinion };
      },
      {
        done: ({ info, opinion }) => {
          this.took(info);
          // Changes made meanwhile stay, to be sent as well.
          if (this.draft !== null && this.draft !== opinion) return;
          this.#kept.forget();
          this.say(null);
        },
      },
    );
    makeAutoObservable(this, {
      ...{ info: false, seats: false, register: false, cancel: false },
      ...{ choose: false, signIn: false, signOut: false, evaluate: false },
    });
  }

  /** The opinion in the form: the written one, or the one given before. */
  get opinion(): Opinion {
    return this.draft ?? this.info.value?.evaluation.own ?? nothingSaid;
  }

  /** Sets the written opinion; null forgets it. */
  say(draft: Opinion | null): void {
    this.draft = draft;
  }

  /** Keeps the opinion on this device until it is sent; false when the device keeps nothing. */
  keep(opinion: Opinion): boolean {
    return this.#kept.keep(opinion);
  }

  async show(): Promise<void> {
    for (const action of [this.register, this.cancel, this.choose, this.signIn, this.signOut, this.evaluate]) {
      action.dismiss();
    }
    await this.info.load();
    this.showSeats();
  }

  /** Refreshes the activity, which may have changed elsewhere. */
  refresh(): void {
    void this.info.refresh();
    void this.seats.refresh();
  }

  leave(): void {
    this.info.clear();
    this.seats.clear();
  }

  /** Shows the activity after a change. */
  private took(info: ActivityInfo): void {
    this.setClock(info.now);
    this.info.set(info);
    this.showSeats();
  }

  /** The plan is for those who have a place. */
  private showSeats(): void {
    const info = this.info.value;
    if (info === null || !info.seated) return;
    const { standing } = info.activity;
    if (standing === 'none' || standing === 'waiting') this.seats.clear();
    else void this.seats.show();
  }

  private setClock(now: number): void {
    this.offset = now - Date.now();
  }
}

export const makeActivityStore = ({ http, session, storage }: TrainingEnvironment, id: number) =>
  new ActivityStore(id, apiOf(http, activityCalls), ownPlace({ session, storage }));
