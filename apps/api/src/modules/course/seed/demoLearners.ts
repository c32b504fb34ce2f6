/** Watched parts of a chapter, as shares of its length. */
export type Shares = readonly (readonly [from: number, to: number])[];
const whole: Shares = [[0, 1]];

/** A person's progress in a course: chapters in order, and how long ago the last was studied. */
export interface DemoCourse {
  readonly course: number;
  readonly hoursAgo: number;
  readonly chapters: readonly Shares[];
  /** Days since access ended; absent: it has not. */
  readonly endedDaysAgo?: number;
}

/** A demo learner's past. */
export interface DemoLearner {
  readonly eid: number;
  readonly account: string;
  readonly courses: readonly DemoCourse[];
  /** Minutes studied today, yesterday, and so on. */
  readonly minutes: readonly number[];
}

/** Two weeks with a few days off, nine in a row up to yesterday or today. */
const twoWeeks = [27, 50, 22, 45, 26, 10, 15, 35, 18, 0, 30, 0, 41, 12];

/** The learner whose home, records and calendar the pictures of the design show. */
const siyuan: DemoLearner = {
  eid: 1001,
  account: 'H20381',
  minutes: twoWeeks,
  courses: [
    // A stretch in the middle was skipped: the screens say so and lead back to it.
    {
      course: 101,
      hoursAgo: 3,
      chapters: [
        whole,
        [
          [0, 0.34],
          [0.5, 0.76],
        ],
      ],
    },
    { course: 102, hoursAgo: 27, chapters: [whole, [[0, 0.27]]] },
    // All chapters learned; it asks for a little more study time than they are long.
    { course: 119, hoursAgo: 52, chapters: [whole, whole, whole] },
    { course: 118, hoursAgo: 75, chapters: [[[0, 0.43]]] },
    { course: 107, hoursAgo: 101, chapters: [[[0, 0.6]]] },
    { course: 103, hoursAgo: 148, chapters: [whole, whole] },
    { course: 108, hoursAgo: 290, chapters: [whole, whole] },
    { course: 125, hoursAgo: 700, chapters: [whole, whole] },
    { course: 111, hoursAgo: 1900, chapters: [whole, whole] },
    { course: 194, hoursAgo: 8200, chapters: [[[0, 0.4]]], endedDaysAgo: 312 },
  ],
};

const retailer: DemoLearner = {
  eid: 1002,
  account: 'L1042',
  minutes: [0, 18, 25, 6, 31, 12, 20, 0, 15, 22, 0, 9, 35, 14],
  courses: [
    {
      course: 201,
      hoursAgo: 20,
      chapters: [
        whole,
        [
          [0, 0.2],
          [0.3, 0.48],
        ],
      ],
    },
    { course: 209, hoursAgo: 45, chapters: [[[0, 0.5]]] },
    { course: 207, hoursAgo: 93, chapters: [whole] },
    { course: 202, hoursAgo: 150, chapters: [whole, whole] },
    { course: 223, hoursAgo: 900, chapters: [whole, whole] },
  ],
};

/** Pasts of the demo accounts. */
export const demoLearners: readonly DemoLearner[] = [siyuan, retailer];
