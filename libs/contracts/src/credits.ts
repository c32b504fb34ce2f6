import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { epochMs, wireInt } from './wire.ts';
import { z } from './z.ts';

/** What credits are given for; `carried`: what an earlier system had counted. */
export const creditSource = z.enum(['course', 'exam', 'live', 'training', 'carried']);
export type CreditSource = z.output<typeof creditSource>;

/** Credits that somebody has earned at once. */
export const creditEntry = z.object({
  /** Of this entry. */
  id: z.int(),
  /** What they were given for. */
  source: creditSource,
  /** Of the course, exam, live room or training programme; null for what was carried over. */
  sourceId: z.nullable(z.int()),
  /** Title of what they were given for, in the learner’s language; empty where it was deleted, and for what was carried over. */
  title: z.string(),
  /** The learner may open what they were given for. */
  opens: z.boolean(),
  /** Tenths of a credit. */
  credits: z.int(),
  /** When they were earned, epoch ms. */
  earnedAt: epochMs,
});
export type CreditEntry = z.output<typeof creditEntry>;

export const creditList = defineCall({
  name: 'apiMy/credit',
  method: 'GET',
  summary: 'The credits that the learner has earned, last first, with the sums of a year',
  source: ['CO-14', 'EX-07'],
  request: page({
    /** Year of the enterprise’s zone; this year without it. The entries are of that year. */
    year: z.optional(wireInt.check(z.gte(1970), z.lte(9999))),
  }),
  response: pageOf(creditEntry, {
    /** The year that the entries and sums are of. */
    year: z.int(),
    /** This year in the enterprise’s zone. */
    thisYear: z.int(),
    /** The first year with credits; this year where there are none yet. */
    firstYear: z.int(),
    /** Tenths of a credit, ever. */
    total: z.int(),
    /** Tenths of a credit earned in the year. */
    earned: z.int(),
    /** Tenths of a credit that the enterprise expects in a year; 0: none. */
    goal: z.int(),
    /** Tenths of a credit in each month of the year, January first. */
    months: z.array(z.int()),
  }),
});
