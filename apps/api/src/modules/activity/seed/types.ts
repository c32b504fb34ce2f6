import type { ActivityKind, ActivitySeat, SignInWay } from '@banyan/contracts';
import type { L10n } from '../../../db/seed/content/types.ts';

/** A session; times in hours from the first one's beginning. */
export interface SeedSession {
  readonly title: L10n;
  readonly after: number;
  readonly hours: number;
}

/** Someone who comes, by account. */
export interface SeedGuest {
  readonly account: string;
  readonly seat?: ActivitySeat;
  /** In how many sessions; signed out of them too where that is asked for. */
  readonly attended?: number;
  /** False: still there, not signed out. */
  readonly leaves?: boolean;
  readonly opinion?: { readonly stars: number; readonly words: L10n };
}

/** An activity of the demo; times in hours from now. */
export interface SeedActivity {
  readonly id: number;
  readonly kind: ActivityKind;
  readonly title: L10n;
  readonly introduction: readonly L10n[];
  readonly owner: L10n;
  /** Account. */
  readonly organiser: string;
  readonly place: L10n;
  readonly address: L10n;
  readonly at: readonly [latitude: number, longitude: number];
  readonly radius?: number;
  readonly registers: readonly [from: number, to: number];
  readonly begins: number;
  /** Hour of the day at which it begins, from a day on; 14 unless said. */
  readonly clock?: number;
  readonly sessions: readonly SeedSession[];
  readonly places: number;
  readonly seats?: {
    readonly rows: number;
    readonly columns: number;
    readonly aisles?: readonly number[];
    readonly closed?: readonly ActivitySeat[];
  };
  readonly ways?: readonly SignInWay[];
  readonly signOut?: boolean;
  /** How many colleagues come, of those whom nobody logs in as. */
  readonly colleagues: number;
  /** How many of them were there. */
  readonly came?: number;
  /** What colleagues said, in turn. */
  readonly opinions?: readonly { readonly stars: number; readonly words: L10n }[];
  readonly guests?: readonly SeedGuest[];
  /** Accounts that wait. */
  readonly waiting?: readonly string[];
}
