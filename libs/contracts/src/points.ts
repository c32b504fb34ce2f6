import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { pointsTabs } from './points.choices.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

export const pointsHome = defineCall({
  name: 'apiPoints/home',
  method: 'GET',
  summary: 'The learner’s points: what there is, what will be cleared, what earns more today',
  source: ['MA-05'],
  request: z.object({}),
  response: z.object({
    /** Ever earned; spending leaves it as it is. */
    lifetime: z.int(),
    /** Still there to be spent. */
    spendable: z.int(),
    /** What will be cleared next and when; null: nothing will. */
    clearing: z.nullable(
      z.object({
        /** How many, if none of them is spent. */
        points: z.int(),
        /** First moment without them. */
        at: epochMs,
      }),
    ),
    /** Points that tasks with a daily limit still give today; null: no task has one. */
    leftToday: z.nullable(z.int()),
    /** What earns points, in the enterprise's order. */
    tasks: z.array(
      z.object({
        /** `<module>.<what for>`, as in the entries. */
        rule: z.string(),
        /** Points for once; null: each says its own. */
        points: z.nullable(z.int()),
        /** Most points of a day; null: no limit. */
        limit: z.nullable(z.int()),
        /** Points of today. */
        today: z.int(),
      }),
    ),
    /** Today was signed. */
    signed: z.boolean(),
  }),
});
export type PointsHome = z.output<(typeof pointsHome)['response']>;

const pointsEntry = z.object({
  /** Id of the entry. */
  id: z.int(),
  /** Why: `<module>.<what for>`. */
  rule: z.string(),
  /** Name of what it was for, in the reader's language, or why it was corrected; empty where it has none or it is gone. */
  title: z.string(),
  /** Change of what can be spent. */
  points: z.int(),
  /** When. */
  at: epochMs,
});
export type PointsEntry = z.output<typeof pointsEntry>;

export const pointsEntries = defineCall({
  name: 'apiPoints/entries',
  method: 'GET',
  summary: 'Every change of the learner’s points with what for, last first',
  source: ['MA-05'],
  request: page({
    /** Which changes. */
    tab: z.enum(pointsTabs),
  }),
  response: pageOf(pointsEntry),
});

const signDays = z.object({
  /** Today was signed. */
  signed: z.boolean(),
  /** Days in a row, today included once it is signed. */
  streakDays: z.int(),
  /** The seven days of this round, in order. */
  days: z.array(
    z.object({
      /** YYYY-MM-DD in the enterprise's zone. */
      date: z.string(),
      /** Signed, today and not yet signed, or to come. */
      state: z.enum(['done', 'today', 'next']),
      /** What the day brings. */
      points: z.int(),
    }),
  ),
});
export type SignDays = z.output<typeof signDays>;

export const sevenSign = defineCall({
  name: 'apiSystem/Sign/SevenSign',
  method: 'GET',
  summary: 'The seven days of signing in, and where the learner stands in them',
  source: ['MA-05'],
  request: z.object({}),
  response: signDays,
});

export const signToday = defineCall({
  name: 'apiSystem/sign',
  method: 'POST',
  summary: 'Signs today; the same again changes nothing',
  source: ['MA-05'],
  request: z.object({}),
  response: z.object({
    /** Points that this signing has brought; 0 when today was signed before. */
    earned: z.int(),
    /** As it stands now. */
    ...signDays.shape,
  }),
});
