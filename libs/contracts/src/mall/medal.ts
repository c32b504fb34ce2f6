import { defineCall } from '../call.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Families of medals, each with its own shape. */
export const medalFamilies = ['keep', 'craft', 'share', 'mile'] as const;
export type MedalFamily = (typeof medalFamilies)[number];

/** Quantities that medals count. */
export const medalCounts = ['days', 'exams', 'signed', 'signedInRow', 'courses', 'hours', 'points', 'credits'] as const;
export type MedalCount = (typeof medalCounts)[number];

const medal = v.object({
  /** Key of the medal, by which its texts and its drawing are found. */
  key: v.string(),
  /** Its family. */
  family: v.picklist(medalFamilies),
  /** Quantity that the medal counts. */
  counts: v.picklist(medalCounts),
  /** Value required for the medal. */
  goal: v.int(),
  /** Value reached, at most the goal. */
  done: v.int(),
  /** Time of earning; null: not yet. */
  earnedAt: v.nullable(epochMs),
});
export type MedalStanding = v.InferOutput<typeof medal>;

export const medalList = defineCall({
  name: 'apiMedal/list',
  method: 'GET',
  summary: 'All medals, and how far the reader is with each; for visitors none is begun',
  source: ['MA-06'],
  access: 'open',
  request: v.object({}),
  response: v.object({
    /** Medals by family, easiest first. */
    items: v.array(medal),
  }),
});
