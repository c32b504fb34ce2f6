import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { mostReward, rewardRefusals } from './reward.choices.ts';
import { epochMs, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `rewardRefused`. */
export const refusedReward = v.object({
  /** Why. */
  refusal: v.picklist(rewardRefusals),
});

/** Points that somebody gave to a lecturer [CO-09]. */
export const courseRewardGift = v.object({
  /** Id of the gift. */
  id: v.int(),
  /** Name of who gave them. */
  name: v.string(),
  /** How many. */
  points: v.int(),
  /** When. */
  at: epochMs,
});
export type CourseRewardGift = v.InferOutput<typeof courseRewardGift>;

const stand = {
  /** Why the reader cannot reward the lecturer, before any number was said; null: can. */
  refusal: v.nullable(v.picklist(rewardRefusals)),
  /** The reader's points; null for visitors. */
  spendable: v.nullable(v.int()),
  /** Points that the reader may still give today; 0 for visitors. */
  leftToday: v.int(),
  /** All that was given for this course. */
  points: v.int(),
  /** People who gave something. */
  people: v.int(),
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
export type CourseReward = v.InferOutput<(typeof courseReward)['response']>;

export const giveReward = defineCall({
  name: 'apiCourse/courseReward/give',
  method: 'POST',
  summary:
    'Gives points of the learner to the lecturer of a course; they leave one account and reach the other together',
  source: ['CO-09', 'LE-04'],
  request: v.object({
    /** Course id. */
    id: wireId,
    /** How many. */
    points: v.pipe(wireInt, v.minValue(1), v.maxValue(mostReward)),
  }),
  response: v.object({
    /** As the list has it. */
    gift: courseRewardGift,
    ...stand,
  }),
});
