import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** What credits are given for; `carried`: what an earlier system had counted. */
export const creditSource = v.picklist(['course', 'exam', 'live', 'training', 'carried']);
export type CreditSource = v.InferOutput<typeof creditSource>;

/** Credits that somebody has earned, or lost again, at once. */
export const creditEntry = v.object({
  /** Of this entry. */
  id: v.int(),
  /** What they were given for. */
  source: creditSource,
  /** Of the course, exam, live room or training programme; null for what was carried over. */
  sourceId: v.nullable(v.int()),
  /** Title of what they were given for, in the learner’s language; empty where it was deleted, and for what was carried over. */
  title: v.string(),
  /** The learner may open what they were given for. */
  opens: v.boolean(),
  /** Tenths of a credit; below zero: taken back. */
  credits: v.int(),
  /** When they were earned or taken back, epoch ms. */
  earnedAt: epochMs,
});
export type CreditEntry = v.InferOutput<typeof creditEntry>;

export const creditList = defineCall({
  name: 'apiMy/credit',
  method: 'GET',
  summary: 'The credits that the learner has earned, last first, with the sums of a year',
  source: ['CO-14', 'EX-07'],
  request: page({
    /** Year of the enterprise’s zone; this year without it. The entries are of that year. */
    year: v.optional(v.pipe(wireInt, v.minValue(1970), v.maxValue(9999))),
  }),
  response: pageOf(creditEntry, {
    /** The year that the entries and sums are of. */
    year: v.int(),
    /** This year in the enterprise’s zone. */
    thisYear: v.int(),
    /** The first year with credits; this year where there are none yet. */
    firstYear: v.int(),
    /** Tenths of a credit, ever. */
    total: v.int(),
    /** Tenths of a credit earned in the year, less what was taken back; 0 at least. */
    earned: v.int(),
    /** Tenths of a credit that the enterprise expects in a year; 0: none. */
    goal: v.int(),
    /** Tenths of a credit in each month of the year, January first; 0 at least. */
    months: v.array(v.int()),
  }),
});
