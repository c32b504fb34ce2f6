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
    /** Ever earned; spending leaves it as it is. */
    lifetime: v.int(),
    /** Still there to be spent. */
    spendable: v.int(),
    /** What will be cleared next and when; null: nothing will. */
    clearing: v.nullable(
      v.object({
        /** How many, if none of them is spent. */
        points: v.int(),
        /** First moment without them. */
        at: epochMs,
      }),
    ),
    /** Points that tasks with a daily limit still give today; null: no task has one. */
    leftToday: v.nullable(v.int()),
    /** What earns points, in the enterprise's order. */
    tasks: v.array(
      v.object({
        /** `<module>.<what for>`, as in the entries. */
        rule: v.string(),
        /** Points for once; null: each says its own. */
        points: v.nullable(v.int()),
        /** Most points of a day; null: no limit. */
        limit: v.nullable(v.int()),
        /** Points of today. */
        today: v.int(),
      }),
    ),
    /** Today was signed. */
    signed: v.boolean(),
  }),
});
export type PointsHome = v.InferOutput<(typeof pointsHome)['response']>;

const pointsEntry = v.object({
  /** Id of the entry. */
  id: v.int(),
  /** Why: `<module>.<what for>`. */
  rule: v.string(),
  /** Name of what it was for, in the reader's language, or why it was corrected; empty where it has none or it is gone. */
  title: v.string(),
  /** Change of what can be spent. */
  points: v.int(),
  /** When. */
  at: epochMs,
});
export type PointsEntry = v.InferOutput<typeof pointsEntry>;

export const pointsEntries = defineCall({
  name: 'apiPoints/entries',
  method: 'GET',
  summary: 'Every change of the learner’s points with what for, last first',
  source: ['MA-05'],
  request: page({
    /** Which changes. */
    tab: v.picklist(pointsTabs),
  }),
  response: pageOf(pointsEntry),
});

const signDays = v.object({
  /** Today was signed. */
  signed: v.boolean(),
  /** Days in a row, today included once it is signed. */
  streakDays: v.int(),
  /** The seven days of this round, in order. */
  days: v.array(
    v.object({
      /** YYYY-MM-DD in the enterprise's zone. */
      date: v.string(),
      /** Signed, today and not yet signed, or to come. */
      state: v.picklist(['done', 'today', 'next']),
      /** What the day brings. */
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
    /** Points that this signing has brought; 0 when today was signed before. */
    earned: v.int(),
    /** As it stands now. */
    ...signDays.entries,
  }),
});
