/** A past attempt of a demo learner. */
export interface SeedAttempt {
  /** Begun so many hours before now. */
  readonly hoursAgo: number;
  /** Share of the questions answered rightly, 0–1. */
  readonly right: number;
  readonly tookMin: number;
  /** Its short answers wait for a marker. */
  readonly pendingShort?: boolean;
  /** It is still open; `right` then counts the answers given so far. */
  readonly open?: boolean;
}

/** An exam of the demo: a file of its enterprise's folder, and the attempts of demo learners. */
export interface DemoExam {
  readonly key: string;
  readonly past?: readonly { readonly account: string; readonly attempts: readonly SeedAttempt[] }[];
}

/** Exams of the demo by enterprise, in the order of their ids. The main learner meets every state of an exam among them. */
export const demoExams: Readonly<Record<number, readonly DemoExam[]>> = {
  1001: [
    {
      key: 'sampling-stage',
      past: [
        { account: 'H10017', attempts: [{ hoursAgo: 1.8, right: 0.98, tookMin: 33 }] },
        { account: 'H30101', attempts: [{ hoursAgo: 1.6, right: 0.9, tookMin: 45 }] },
      ],
    },
    { key: 'safety-quick' },
    {
      key: 'sampling-daily',
      past: [
        {
          account: 'H20381',
          attempts: [
            { hoursAgo: 48, right: 0.5, tookMin: 9 },
            { hoursAgo: 24, right: 0.7, tookMin: 8 },
            { hoursAgo: 3, right: 0.9, tookMin: 6 },
          ],
        },
      ],
    },
    {
      key: 'patrol-open-book',
      past: [{ account: 'H20381', attempts: [{ hoursAgo: 2, right: 0.45, tookMin: 50, open: true }] }],
    },
    { key: 'quality-quarter' },
    { key: 'metrology-written' },
    { key: 'safety-week', past: [{ account: 'H20381', attempts: [{ hoursAgo: 0.2, right: 0.85, tookMin: 11 }] }] },
    {
      key: 'measuring-quarter',
      past: [
        { account: 'H20381', attempts: [{ hoursAgo: 20, right: 0.82, tookMin: 48, pendingShort: true }] },
        { account: 'H30101', attempts: [{ hoursAgo: 30, right: 0.74, tookMin: 55 }] },
      ],
    },
    {
      key: 'first-article-post',
      past: [
        { account: 'H20381', attempts: [{ hoursAgo: 144, right: 0.92, tookMin: 31 }] },
        { account: 'H10017', attempts: [{ hoursAgo: 168, right: 1, tookMin: 28 }] },
        { account: 'H30101', attempts: [{ hoursAgo: 120, right: 0.92, tookMin: 39 }] },
      ],
    },
    { key: 'machine-safety', past: [{ account: 'H20381', attempts: [{ hoursAgo: 26, right: 0.45, tookMin: 22 }] }] },
    { key: 'spc-stage', past: [{ account: 'H20381', attempts: [{ hoursAgo: 30, right: 0.25, tookMin: 36 }] }] },
    {
      key: 'safety-refresher',
      past: [
        {
          account: 'H20381',
          attempts: [
            { hoursAgo: 312, right: 0.4, tookMin: 25 },
            { hoursAgo: 192, right: 0.5, tookMin: 28 },
          ],
        },
      ],
    },
    { key: 'competence-year', past: [{ account: 'H20381', attempts: [{ hoursAgo: 50, right: 0.76, tookMin: 41 }] }] },
    { key: 'safety-month', past: [{ account: 'H30101', attempts: [{ hoursAgo: 96, right: 0.88, tookMin: 19 }] }] },
  ],
  1002: [
    { key: 'food-handler', past: [{ account: 'L1007', attempts: [{ hoursAgo: 2, right: 0.94, tookMin: 32 }] }] },
    { key: 'cold-quick' },
    {
      key: 'stock-daily',
      past: [
        {
          account: 'L1042',
          attempts: [
            { hoursAgo: 24, right: 0.6, tookMin: 7 },
            { hoursAgo: 4, right: 0.9, tookMin: 5 },
          ],
        },
      ],
    },
    {
      key: 'service-open-book',
      past: [{ account: 'L1042', attempts: [{ hoursAgo: 2, right: 0.4, tookMin: 35, open: true }] }],
    },
    { key: 'peak-season' },
    { key: 'counter-practical' },
    { key: 'store-week', past: [{ account: 'L1042', attempts: [{ hoursAgo: 0.2, right: 0.85, tookMin: 11 }] }] },
    {
      key: 'service-quarter',
      past: [
        { account: 'L1042', attempts: [{ hoursAgo: 20, right: 0.8, tookMin: 33, pendingShort: true }] },
        { account: 'L1007', attempts: [{ hoursAgo: 28, right: 0.9, tookMin: 29 }] },
      ],
    },
    {
      key: 'food-year',
      past: [
        { account: 'L1042', attempts: [{ hoursAgo: 144, right: 0.92, tookMin: 21 }] },
        { account: 'L1007', attempts: [{ hoursAgo: 168, right: 0.96, tookMin: 24 }] },
      ],
    },
    { key: 'loss', past: [{ account: 'L1042', attempts: [{ hoursAgo: 26, right: 0.45, tookMin: 22 }] }] },
    { key: 'stock-stage', past: [{ account: 'L1042', attempts: [{ hoursAgo: 30, right: 0.4, tookMin: 25 }] }] },
    {
      key: 'front-end-year',
      past: [
        {
          account: 'L1042',
          attempts: [
            { hoursAgo: 312, right: 0.4, tookMin: 16 },
            { hoursAgo: 192, right: 0.5, tookMin: 18 },
          ],
        },
      ],
    },
    { key: 'role-check', past: [{ account: 'L1042', attempts: [{ hoursAgo: 50, right: 0.76, tookMin: 31 }] }] },
    { key: 'cash-and-stock', past: [{ account: 'L1007', attempts: [{ hoursAgo: 96, right: 0.9, tookMin: 17 }] }] },
  ],
};

/** Exams of the demo have ids of their own: 1101, 1102 … at the first enterprise, 1201 … at the second. */
export const examId = (eid: number, key: string): number =>
  (eid - 990) * 100 + (demoExams[eid] ?? []).findIndex((one) => one.key === key) + 1;
