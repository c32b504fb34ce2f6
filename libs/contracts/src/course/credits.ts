import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { epochMs, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Source of credits; `carried`: taken over from an earlier system. */
export const creditSource = v.picklist(['course', 'exam', 'live', 'training', 'carried']);
export type CreditSource = v.InferOutput<typeof creditSource>;

/** Credits that a learner earned or lost at one time. */
export const creditEntry = v.object({
  /** Entry id. */
  id: v.int(),
  /** Source of the credits. */
  source: creditSource,
  /** Id of the course, exam, live room or training programme; null for `carried`. */
  sourceId: v.nullable(v.int()),
  /** Title of the source in the learner’s language; empty when it was deleted, and for `carried`. */
  title: v.string(),
  /** The learner may open the source. */
  opens: v.boolean(),
  /** Credits in tenths; negative when taken back. */
  credits: v.int(),
  /** Time of earning or taking back, epoch ms. */
  earnedAt: epochMs,
});
export type CreditEntry = v.InferOutput<typeof creditEntry>;

export const creditList = defineCall({
  name: 'apiMy/credit',
  method: 'GET',
  summary: 'The credits that the learner has earned, last first, with the sums of a year',
  source: ['CO-14', 'EX-07'],
  request: page({
    /** Year of the entries, in the enterprise’s time zone; the current year when absent. */
    year: v.optional(v.pipe(wireInt, v.minValue(1970), v.maxValue(9999))),
  }),
  response: pageOf(creditEntry, {
    /** Year of the entries and sums. */
    year: v.int(),
    /** The current year in the enterprise’s time zone. */
    thisYear: v.int(),
    /** The first year with credits; the current year when there are none. */
    firstYear: v.int(),
    /** Credits earned in all years, tenths. */
    total: v.int(),
    /** Credits earned in the year minus those taken back, tenths; never negative. */
    earned: v.int(),
    /** The enterprise's yearly target, tenths; 0 for none. */
    goal: v.int(),
    /** Credits per month of the year, January first, tenths; never negative. */
    months: v.array(v.int()),
  }),
});
