/** State of a lecturer: offered to learners, or ended. */
export const managedLecturerStates = ['active', 'ended'] as const;
export type ManagedLecturerState = (typeof managedLecturerStates)[number];

/** Acts on lecturers: end them, let them back. */
export const lecturerActs = ['end', 'restore'] as const;
export type LecturerAct = (typeof lecturerActs)[number];

/** Reasons for which a lecturer is left as they are: not there or beyond the caller's rights; the account is another lecturer’s. */
export const lecturerActRefusals = ['gone', 'taken'] as const;
export type LecturerActRefusal = (typeof lecturerActRefusals)[number];

/** Lecturers that one call acts on at most. */
export const mostLecturersActedOn = 100;

/** Limits of written lecturers, in characters unless stated otherwise. */
export const managedLecturerLimits = {
  name: 60,
  /** Cents of a booking. */
  price: 100_000_000,
} as const;
