import type { CallOutput } from '@banyan/contracts';
import type { ActivitySeat, activitySeats, SignInWay } from '@banyan/contracts/training';
import type { Action, Request } from '@banyan/core-screen';

/** The plan of seats. */
export type SeatPlan = CallOutput<typeof activitySeats>;

/** A way to sign in: with a code or a name; by place the browser is asked. */
export interface SignIn {
  readonly way: SignInWay;
  readonly sign?: string;
}

/** An opinion of an activity before it is sent. */
export interface Opinion {
  readonly stars: number | null;
  readonly words: string;
}

/** The parts of the store that the view of an activity uses. */
export interface ShownActivity {
  /** No result until the learner has a place to choose a seat for. */
  readonly seats: Request<SeatPlan>;
  readonly register: Action;
  readonly cancel: Action;
  readonly choose: Action<ActivitySeat>;
  readonly signIn: Action<SignIn>;
  readonly signOut: Action;
  readonly evaluate: Action;
  /** Server's clock minus this device's, ms. */
  readonly offset: number;
  readonly draft: Opinion | null;
  readonly opinion: Opinion;
  say(draft: Opinion | null): void;
  /** Keeps it on this device; false when that is not possible. */
  keep(opinion: Opinion): boolean;
  refresh(): void;
}
