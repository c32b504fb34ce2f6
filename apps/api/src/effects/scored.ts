import { defineEffect } from './effect.ts';

/** What rankings and medals count: points, minutes of study, tenths of a credit, courses, exams passed, days signed. */
export type Measure = 'points' | 'hours' | 'credits' | 'courses' | 'exams' | 'signed';

/** Someone has more of something. Told again with the same total for the same source, it changes nothing. */
export interface Scored {
  readonly userId: number;
  readonly measure: Measure;
  /** From what; one of its measure: a day, a course, an entry of the ledger. */
  readonly source: string;
  /** All that this source has brought so far. */
  readonly total: number;
  /** Day in the enterprise's zone to which it counts, YYYY-MM-DD; today without it. */
  readonly day?: string;
}

export const scored = defineEffect<Scored>('scored');
