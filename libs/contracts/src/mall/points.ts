import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { pointsTabs } from './points.choices.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

export const pointsHome = defineCall({
  name: 'apiPoints/home',
  method: 'GET',
  summary: 'The learner’s points: what there is, what will be cleared, what earns more today',
  source: ['MA-05'],
  request: v.object({}),
  response: v.object({
    /** Points ever earned, whatever was spent. */
    lifetime: v.int(),
    /** Spendable points. */
    spendable: v.int(),
    /** Next clearing of points; null for none. */
    clearing: v.nullable(
      v.object({
        /** Points to be cleared if none of them is spent. */
        points: v.int(),
        /** Time of the clearing. */
        at: epochMs,
      }),
    ),
    /** Points still to be earned today from tasks with a daily limit; null when no task has one. */
    leftToday: v.nullable(v.int()),
    /** Tasks that earn points, in the enterprise's order. */
    tasks: v.array(
      v.object({
        /** `<module>.<purpose>`, as in the entries. */
        rule: v.string(),
        /** Points per completion; null when they vary. */
        points: v.nullable(v.int()),
        /** Maximum points per day; null for no limit. */
        limit: v.nullable(v.int()),
        /** Points earned today. */
        today: v.int(),
      }),
    ),
    /** The learner has signed in today. */
    signed: v.boolean(),
  }),
});
export type PointsHome = v.InferOutput<(typeof pointsHome)['response']>;

const pointsEntry = v.object({
  /** Entry id. */
  id: v.int(),
  /** Reason: `<module>.<purpose>`. */
  rule: v.string(),
  /** Name of its source in the reader's language, or the reason of a correction; empty for none or when deleted. */
  title: v.string(),
  /** Change of the spendable points. */
  points: v.int(),
  /** Time of the entry. */
  at: epochMs,
});
export type PointsEntry = v.InferOutput<typeof pointsEntry>;

export const pointsEntries = defineCall({
  name: 'apiPoints/entries',
  method: 'GET',
  summary: 'Every change of the learner’s points with what for, last first',
  source: ['MA-05'],
  request: page({
    /** Tab of the ledger. */
    tab: v.picklist(pointsTabs),
  }),
  response: pageOf(pointsEntry),
});

const signDays = v.object({
  /** The learner has signed in today. */
  signed: v.boolean(),
  /** Consecutive days signed in, today included once it is signed. */
  streakDays: v.int(),
  /** The seven days of the current round, in order. */
  days: v.array(
    v.object({
      /** Date as YYYY-MM-DD in the enterprise's time zone. */
      date: v.string(),
      /** Signed, today and not yet signed, or upcoming. */
      state: v.picklist(['done', 'today', 'next']),
      /** Points for the day. */
      points: v.int(),
    }),
  ),
});
export type SignDays = v.InferOutput<typeof signDays>;

export const sevenSign = defineCall({
  name: 'apiSystem/Sign/SevenSign',
  method: 'GET',
  summary: 'The seven days of signing in, and where the learner stands in them',
  source: ['MA-05'],
  request: v.object({}),
  response: signDays,
});

export const signToday = defineCall({
  name: 'apiSystem/sign',
  method: 'POST',
  summary: 'Signs today; the same again changes nothing',
  source: ['MA-05'],
  request: v.object({}),
  response: v.object({
    /** Points earned by this sign-in; 0 when today was already signed. */
    earned: v.int(),
    /** State after signing in. */
    ...signDays.entries,
  }),
});
