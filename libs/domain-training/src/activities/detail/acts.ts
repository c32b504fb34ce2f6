import type { CallOutput } from '@banyan/contracts';
import type { ActivitySeat, activitySeats, SignInWay } from '@banyan/contracts/training';
import type { Action, Request } from '@banyan/core-screen';

/** The plan of seats. */
export type SeatPlan = CallOutput<typeof activitySeats>;

/** How somebody signs in: a code or a name with it; by place the browser is asked. */
export interface SignIn {
  readonly way: SignInWay;
  readonly sign?: string;
}

/** What somebody is about to say of an activity. */
export interface Opinion {
  readonly stars: number | null;
  readonly words: string;
}

/** What the view of an activity stands on. */
export interface ShownActivity {
  /** Of no result until somebody has a place to choose a seat for. */
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
  /** Keeps it on this device; false where that is not possible. */
  keep(opinion: Opinion): boolean;
  refresh(): void;
}
