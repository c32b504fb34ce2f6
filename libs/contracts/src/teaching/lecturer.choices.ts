/** Of the enterprise, from outside, or of the public classes [LE-04]. */
export const lecturerKinds = ['internal', 'external', 'public'] as const;
export type LecturerKind = (typeof lecturerKinds)[number];

/** Parts of the list: everybody, or those of one kind. */
export const lecturerTabs = ['all', ...lecturerKinds] as const;
export type LecturerTab = (typeof lecturerTabs)[number];

/** What lecturers are graded in, one to five each [LE-01]. */
export const gradeDimensions = ['clear', 'examples', 'practice', 'answers', 'pace', 'materials'] as const;
export type GradeDimension = (typeof gradeDimensions)[number];

/**
 * State of a booking: the lecturer has not answered; it will take place; one of both has called it off; it has taken
 * place and the learner has not graded it; all is done [LE-03].
 */
export const bookingStates = ['waiting', 'confirmed', 'cancelled', 'evaluate', 'ended'] as const;
export type BookingState = (typeof bookingStates)[number];

/** Parts of a list of bookings. */
export const bookingTabs = ['all', ...bookingStates] as const;
export type BookingTab = (typeof bookingTabs)[number];

/**
 * Who has called a booking off. `lecturer`: has not accepted it; `withdrawn`: the lecturer had confirmed it; `late`: nobody
 * answered before it began.
 */
export const bookingCancellers = ['learner', 'lecturer', 'withdrawn', 'late'] as const;
export type BookingCanceller = (typeof bookingCancellers)[number];

/** What a lecturer can do with a booking: `refuse` one that waits, `withdraw` from one that is confirmed. */
export const bookingActs = ['confirm', 'refuse', 'withdraw', 'end'] as const;
export type BookingAct = (typeof bookingActs)[number];

/** Parts of the lecturer's own desk. */
export const officeTabs = ['bookings', 'slots', 'courses'] as const;

/** How a time looks to the reader: free, given to somebody, or the reader's own booking. */
export const slotStates = ['free', 'taken', 'waiting', 'confirmed'] as const;
export type SlotState = (typeof slotStates)[number];

/**
 * Why nothing was done: somebody has the time, it has begun, it is one's own, the state does not allow it, the lecturer's
 * times meet, it is no time to be offered, there are too many, one has neither studied with nor met the lecturer, one cannot
 * apply now.
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

/** What an applicant says about gender. */
export const genders = ['unsaid', 'female', 'male'] as const;
export type Gender = (typeof genders)[number];

/** Bounds, in characters unless said [LE-02, LE-03]. */
export const lecturerLimits = {
  keyword: 80,
  label: 20,
  /** How many labels and pictures an application has at most. */
  labels: 5,
  images: 10,
  /** How many cities, and characters of one. */
  cities: 5,
  city: 30,
  introduction: 1000,
  expertise: 60,
  note: 200,
  place: 60,
  comment: 500,
  answer: 200,
  /** Free times that a lecturer has at once, at most. */
  slots: 100,
  /** Bookings of one learner that wait or are confirmed, at most. */
  openBookings: 10,
  /** A time is at least and at most so long, ms; and begins within so many ms. */
  shortestMs: 900_000,
  longestMs: 28_800_000,
  aheadMs: 7_776_000_000,
} as const;
