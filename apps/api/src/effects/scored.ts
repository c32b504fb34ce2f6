import { defineEffect } from './effect.ts';

/** Measures of rankings and medals: points, minutes of study, tenths of a credit, courses, passed exams, sign-ins. */
export type Measure = 'points' | 'hours' | 'credits' | 'courses' | 'exams' | 'signed';

/** A person's measure has grown. Repeated with the same total for the same source, it changes nothing. */
export interface Scored {
  readonly userId: number;
  readonly measure: Measure;
  /** Source, one of its measure: a day, a course, an entry of the ledger. */
  readonly source: string;
  /** Total of this source so far. */
  readonly total: number;
  /** Day in the enterprise's zone to which it counts, YYYY-MM-DD; today without it. */
  readonly day?: string;
}

export const scored = defineEffect<Scored>('scored');
