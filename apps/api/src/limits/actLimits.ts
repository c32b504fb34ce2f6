const minute = 60_000;
/** Most acts in a day of the enterprise, and in a short while. */
export interface ActLimit {
  readonly day: number;
  readonly burst?: { readonly most: number; readonly ms: number };
}

/** Acts of one person that others receive, see or have to decide: everything that could flood them, with its limits. */
export const actLimits = {
  /** Topics and questions of the community. */
  post: { day: 20, burst: { most: 5, ms: 10 * minute } },
  /** Comments, answers and replies, in the community and on courses. */
  comment: { day: 200, burst: { most: 15, ms: minute } },
  /** People whom posts and comments mention: each is notified. */
  mention: { day: 100 },
  /** Likes given and taken back. */
  praise: { day: 300, burst: { most: 12, ms: minute } },
  /** Reports to the administrators. */
  report: { day: 20, burst: { most: 5, ms: minute } },
  /** Notices of a post to everybody. */
  remind: { day: 3 },
  /** Private messages. */
  message: { day: 500, burst: { most: 20, ms: minute } },
  /** People written to for the first time. */
  conversation: { day: 20 },
  /** Meetings booked, changed and cancelled: everybody invited is notified of each. */
  meeting: { day: 40 },
  /** People invited to meetings. */
  invitation: { day: 2000 },
  /** Bookings of lecturers. */
  booking: { day: 20 },
  /** Challenges to a quiz battle. */
  challenge: { day: 30, burst: { most: 5, ms: minute } },
  /** Requests for the review desk: notes, courses of one's own, applications, requests to be deleted. */
  submission: { day: 30, burst: { most: 10, ms: 10 * minute } },
  /** Appeals against the outcome of exams, and reported problems of questions. */
  objection: { day: 30, burst: { most: 10, ms: 10 * minute } },
  /** Submitted homework: each time it waits for its marker. */
  homework: { day: 40, burst: { most: 10, ms: 10 * minute } },
  /** Evaluations of lecturers and activities; each replaces the former one. */
  evaluation: { day: 40, burst: { most: 10, ms: 10 * minute } },
  /** Points given to lecturers: each is notified of it. */
  reward: { day: 30, burst: { most: 10, ms: 10 * minute } },
  /** Places of activities: waiting people are notified of one that becomes free. */
  registration: { day: 60, burst: { most: 20, ms: 10 * minute } },
  /** Orders and exchanges: each is a row that people look after. */
  order: { day: 60 },
  /** Archives of files: each is packed by the server. */
  archive: { day: 30, burst: { most: 10, ms: 10 * minute } },
  /** Hand-overs of SCORM packages from a closed tab. */
  scorm: { day: 2000, burst: { most: 120, ms: minute } },
  /** Lines said to the partner of a dialogue: each is answered by a service that may cost. */
  sparring: { day: 300, burst: { most: 20, ms: minute } },
} as const satisfies Readonly<Record<string, ActLimit>>;
export type Act = keyof typeof actLimits;
