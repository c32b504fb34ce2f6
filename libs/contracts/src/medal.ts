import { defineCall } from './call.ts';
import { epochMs } from './wire.ts';
import { z } from './z.ts';

/** Families of medals, each of a shape of its own. */
export const medalFamilies = ['keep', 'craft', 'share', 'mile'] as const;
export type MedalFamily = (typeof medalFamilies)[number];

/** What a medal counts. */
export const medalCounts = ['days', 'exams', 'signed', 'signedInRow', 'courses', 'hours', 'points', 'credits'] as const;
export type MedalCount = (typeof medalCounts)[number];

const medal = z.object({
  /** Name of the medal; its words and its drawing go by it. */
  key: z.string(),
  /** Its family. */
  family: z.enum(medalFamilies),
  /** What it counts. */
  counts: z.enum(medalCounts),
  /** How much it asks for. */
  goal: z.int(),
  /** How much there is, at most the goal. */
  done: z.int(),
  /** When it was earned; null: not yet. */
  earnedAt: z.nullable(epochMs),
});
export type MedalStanding = z.output<typeof medal>;

export const medalList = defineCall({
  name: 'apiMedal/list',
  method: 'GET',
  summary: 'All medals, and how far the reader is with each; for visitors none is begun',
  source: ['MA-06'],
  access: 'open',
  request: z.object({}),
  response: z.object({
    /** By family, the easiest first. */
    items: z.array(medal),
  }),
});
