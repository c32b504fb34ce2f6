import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { mostReward, rewardRefusals } from './reward.choices.ts';
import { epochMs, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** Data of `rewardRefused`. */
export const refusedReward = v.object({
  /** Reason for the refusal. */
  refusal: v.picklist(rewardRefusals),
});

/** Points that a learner gave to a lecturer [CO-09]. */
export const courseRewardGift = v.object({
  /** Gift id. */
  id: v.int(),
  /** Name of the giver. */
  name: v.string(),
  /** Number of points. */
  points: v.int(),
  /** Time of the gift. */
  at: epochMs,
});
export type CourseRewardGift = v.InferOutput<typeof courseRewardGift>;

const stand = {
  /** Reason why the reader cannot reward the lecturer, whatever the number of points; null when they can. */
  refusal: v.nullable(v.picklist(rewardRefusals)),
  /** The reader's spendable points; null for visitors. */
  spendable: v.nullable(v.int()),
  /** Points that the reader may still give today; 0 for visitors. */
  leftToday: v.int(),
  /** Sum of the points given for this course. */
  points: v.int(),
  /** Number of givers. */
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
    /** Number of points. */
    points: v.pipe(wireInt, v.minValue(1), v.maxValue(mostReward)),
  }),
  response: v.object({
    /** The gift as the list shows it. */
    gift: courseRewardGift,
    ...stand,
  }),
});
