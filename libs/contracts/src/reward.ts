import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { mostReward, rewardRefusals } from './reward.choices.ts';
import { epochMs, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** Data of `rewardRefused`. */
export const refusedReward = z.object({
  /** Why. */
  refusal: z.enum(rewardRefusals),
});

/** Points that somebody gave to a lecturer [CO-09]. */
export const courseRewardGift = z.object({
  /** Id of the gift. */
  id: z.int(),
  /** Name of who gave them. */
  name: z.string(),
  /** How many. */
  points: z.int(),
  /** When. */
  at: epochMs,
});
export type CourseRewardGift = z.output<typeof courseRewardGift>;

const stand = {
  /** Why the reader cannot reward the lecturer, before any number was said; null: can. */
  refusal: z.nullable(z.enum(rewardRefusals)),
  /** The reader's points; null for visitors. */
  spendable: z.nullable(z.int()),
  /** Points that the reader may still give today; 0 for visitors. */
  leftToday: z.int(),
  /** All that was given for this course. */
  points: z.int(),
  /** People who gave something. */
  people: z.int(),
};

export const courseReward = defineCall({
  name: 'apiCourse/courseReward',
  method: 'GET',
  access: 'open',
  summary: 'Who has rewarded the lecturer of a course with points, last first, and whether the reader can',
  source: ['CO-09', 'LE-04'],
  request: page({
    /** Course id. */
    id: wireId,
  }),
  response: pageOf(courseRewardGift, stand),
});
export type CourseReward = z.output<(typeof courseReward)['response']>;

export const giveReward = defineCall({
  name: 'apiCourse/courseReward/give',
  method: 'POST',
  summary:
    'Gives points of the learner to the lecturer of a course; they leave one account and reach the other together',
  source: ['CO-09', 'LE-04'],
  request: z.object({
    /** Course id. */
    id: wireId,
    /** How many. */
    points: wireInt.check(z.gte(1), z.lte(mostReward)),
  }),
  response: z.object({
    /** As the list has it. */
    gift: courseRewardGift,
    ...stand,
  }),
});
