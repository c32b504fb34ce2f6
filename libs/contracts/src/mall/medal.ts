import { defineCall } from '../call.ts';
import { epochMs } from '../wire.ts';
import { v } from '../v.ts';

/** Families of medals, each of a shape of its own. */
export const medalFamilies = ['keep', 'craft', 'share', 'mile'] as const;
export type MedalFamily = (typeof medalFamilies)[number];

/** The counted thing of a medal. */
export const medalCounts = ['days', 'exams', 'signed', 'signedInRow', 'courses', 'hours', 'points', 'credits'] as const;
export type MedalCount = (typeof medalCounts)[number];

const medal = v.object({
  /** Name of the medal; its words and its drawing go by it. */
  key: v.string(),
  /** Its family. */
  family: v.picklist(medalFamilies),
  /** The counted thing. */
  counts: v.picklist(medalCounts),
  /** How much it asks for. */
  goal: v.int(),
  /** How much there is, at most the goal. */
  done: v.int(),
  /** When it was earned; null: not yet. */
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
    /** By family, the easiest first. */
    items: v.array(medal),
  }),
});
