import type { L10n } from '../../../db/seed/content/types.ts';

/** Data of a lecturer of the demo beyond their courses. */
export interface SeedTeacher {
  /** Name in Chinese. */
  readonly name: string;
  /** Place of their teaching; without it they offer no times. */
  readonly place?: L10n;
  /** Mean grades, tenths, in each dimension; and the comments. */
  readonly means: readonly [number, number, number, number, number, number];
  readonly comments: readonly L10n[];
  /** Number of grades, including those with comments. */
  readonly graded: number;
}

/** A booking of the demo. */
export interface SeedBooking {
  /** Lecturer by the Chinese name. */
  readonly lecturer: string;
  /** Account that has booked; empty: a colleague without a login. */
  readonly account: string;
  /** Days from today, and hour of the day. */
  readonly day: number;
  readonly hour: number;
  readonly state: 'waiting' | 'confirmed' | 'cancelled' | 'evaluate' | 'ended';
  readonly note: L10n;
  readonly answer?: L10n;
}

/** An application of the demo. */
export interface SeedApplication {
  readonly expertise: L10n;
  readonly labels: readonly L10n[];
  readonly cities: readonly L10n[];
  readonly introduction: L10n;
  readonly daysAgo: number;
}

/** All lecturer data of an enterprise. */
export interface SeedLecturing {
  readonly eid: number;
  readonly teachers: readonly SeedTeacher[];
  readonly bookings: readonly SeedBooking[];
  readonly applications: readonly SeedApplication[];
}
