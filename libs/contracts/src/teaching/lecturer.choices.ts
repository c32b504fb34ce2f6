/** Kind of a lecturer: of the enterprise, external, or of the public classes [LE-04]. */
export const lecturerKinds = ['internal', 'external', 'public'] as const;
export type LecturerKind = (typeof lecturerKinds)[number];

/** Tabs of the list of lecturers: all, or one kind. */
export const lecturerTabs = ['all', ...lecturerKinds] as const;
export type LecturerTab = (typeof lecturerTabs)[number];

/** Dimensions of a lecturer's grades, one to five each [LE-01]. */
export const gradeDimensions = ['clear', 'examples', 'practice', 'answers', 'pace', 'materials'] as const;
export type GradeDimension = (typeof gradeDimensions)[number];

/**
 * State of a booking: waiting for the lecturer's answer; confirmed; cancelled by either side; held but not yet graded
 * by the learner; ended [LE-03].
 */
export const bookingStates = ['waiting', 'confirmed', 'cancelled', 'evaluate', 'ended'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Tabs of a list of bookings. */
export const bookingTabs = ['all', ...bookingStates] as const;
export type BookingTab = (typeof bookingTabs)[number];

/**
 * Origin of a cancellation. `lecturer`: refused the booking; `withdrawn`: the lecturer cancelled after confirming;
 * `late`: nobody answered before the start.
 */
export const bookingCancellers = ['learner', 'lecturer', 'withdrawn', 'late'] as const;
export type BookingCanceller = (typeof bookingCancellers)[number];

/** Actions of a lecturer on a booking: `refuse` one that waits, `withdraw` from one that is confirmed. */
export const bookingActs = ['confirm', 'refuse', 'withdraw', 'end'] as const;
export type BookingAct = (typeof bookingActs)[number];

/** Tabs of the lecturer's desk. */
export const officeTabs = ['bookings', 'slots', 'courses', 'marking'] as const;

/** State of a slot for the reader: free, taken by somebody else, or the reader's own booking. */
export const slotStates = ['free', 'taken', 'waiting', 'confirmed'] as const;
export type SlotState = (typeof slotStates)[number];

/**
 * Reasons for refusing an action: the slot is taken or has begun; the lecturer is the caller; not possible in this
 * state; the slots overlap; an invalid length or start; too many; the caller has neither studied with nor met the
 * lecturer; an application is not possible now; the lecturer has no account, or the caller is no lecturer.
 */
export const lecturerRefusals = [
  'taken',
  'past',
  'own',
  'state',
  'overlap',
  'span',
  'many',
  'notMet',
  'notNow',
  'noLecturer',
] as const;
export type LecturerRefusal = (typeof lecturerRefusals)[number];

/** State of an application [LE-02]. */
export const applicationStates = ['waiting', 'passed', 'rejected'] as const;
export type ApplicationState = (typeof applicationStates)[number];

/** Gender as stated by an applicant. */
export const genders = ['unsaid', 'female', 'male'] as const;
export type Gender = (typeof genders)[number];

/** Limits, in characters unless stated otherwise [LE-02, LE-03]. */
export const lecturerLimits = {
  keyword: 80,
  label: 20,
  /** Maximum labels and pictures of an application. */
  labels: 5,
  images: 10,
  /** Maximum cities, and characters of one. */
  cities: 5,
  city: 30,
  introduction: 1000,
  expertise: 60,
  note: 200,
  place: 60,
  comment: 500,
  answer: 200,
  /** Maximum upcoming slots of a lecturer. */
  slots: 100,
  /** Maximum waiting or confirmed bookings of one learner. */
  openBookings: 10,
  /** Minimum and maximum length of a slot, and how far ahead it may start, ms. */
  shortestMs: 900_000,
  longestMs: 28_800_000,
  aheadMs: 7_776_000_000,
} as const;
