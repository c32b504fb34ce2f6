import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { battleRow } from './pk.ts';
import { heroSpans, longestPkWords, pkChallenges } from './pk.choices.ts';
import { flag, text, wireInt } from '../wire.ts';
import { v } from '../v.ts';

const hero = v.object({
  /** Equal wins share a rank: 1, 2, 2, 4. */
  rank: v.int(),
  /** User id. */
  userId: v.int(),
  /** Name, in the viewer’s language. */
  name: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
  /** Department, in the viewer’s language. */
  department: v.string(),
  /** Won battles. */
  wins: v.int(),
  /** Finished battles. */
  battles: v.int(),
  /** Y: the viewer's own row. */
  own: flag,
});
export type PkHero = v.InferOutput<typeof hero>;

/** A hero list: the first ranks, and the viewer’s own at any rank. */
const heroList = v.object({
  /** Best first; among equals the earlier one first. */
  items: v.array(hero),
  /** The viewer’s own rank; null before the first win. */
  own: v.nullable(hero),
  /** Number of ranked people. */
  total: v.int(),
  /** Wins needed for a better rank; null for the first one. */
  toNext: v.nullable(v.int()),
});
export type PkHeroes = v.InferOutput<typeof heroList>;

const colleague = v.object({
  /** User id. */
  id: v.int(),
  /** Name, in the viewer’s language. */
  name: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
  /** Department, in the viewer’s language. */
  department: v.string(),
});
export type PkColleague = v.InferOutput<typeof colleague>;

export const pkHall = defineCall({
  name: 'apiPk/hall',
  method: 'GET',
  summary: 'The hall of battles: who has challenged the viewer, what is under way, what there is to earn',
  source: ['PK-01'],
  request: v.object({}),
  response: v.object({
    /** Y: the viewer takes part in battles. */
    joined: flag,
    /** Points for joining, once. */
    joinGift: v.int(),
    /** Points for the first challenge; 0 after it. */
    firstGift: v.int(),
    /** Points for the winner of a battle. */
    reward: v.int(),
    /** Rewarded wins per day. */
    rewardsADay: v.int(),
    /** Questions per battle. */
    total: v.int(),
    /** Seconds for each question. */
    secondsEach: v.int(),
    /** Finished battles. */
    battles: v.int(),
    /** Won battles. */
    wins: v.int(),
    /** Question banks on offer. */
    banks: v.array(
      v.object({
        /** Bank id. */
        id: v.int(),
        /** Name, in the viewer’s language. */
        name: v.string(),
        /** Questions available for battles. */
        questions: v.int(),
      }),
    ),
    /** Challenges waiting for the viewer’s answer, oldest first. */
    invitations: v.array(battleRow),
    /** Unfinished battles of the viewer, latest first. */
    running: v.array(battleRow),
    /** Hero list of this week. */
    heroes: heroList,
  }),
});
export type PkHall = v.InferOutput<(typeof pkHall)['response']>;

export const pkHistory = defineCall({
  name: 'apiPk/history',
  method: 'GET',
  summary: 'Battles of the viewer that are over, ended last first',
  source: ['PK-01'],
  request: page({}),
  response: pageOf(battleRow),
});

export const joinPk = defineCall({
  name: 'apiPk/join',
  method: 'POST',
  summary: 'Takes part in battles, which brings points once',
  source: ['PK-01'],
  request: v.object({}),
  response: v.object({
    /** Points earned by joining; 0 when joined before. */
    points: v.int(),
  }),
});

export const pkColleagues = defineCall({
  name: 'apiPk/colleagues',
  method: 'GET',
  summary: 'Colleagues who can be challenged, by name and department',
  source: ['PK-01'],
  request: page({
    /** Part of a name; empty for everybody. */
    keyword: v.optional(text(40)),
    /** Department name from the list; empty for all. */
    department: v.optional(text(80)),
  }),
  response: pageOf(colleague, {
    /** Departments on offer, in the viewer’s language. */
    departments: v.array(v.string()),
    /** Recent opponents who were not anonymous; empty during a search. */
    recent: v.array(colleague),
  }),
});
export type PkColleagues = v.InferOutput<(typeof pkColleagues)['response']>;

export const challengePk = defineCall({
  name: 'apiPk/challenge',
  method: 'POST',
  summary: 'Begins a battle, or meets somebody who waits for one',
  source: ['PK-01'],
  request: v.object({
    /** Opponent of the challenge. */
    kind: v.picklist(pkChallenges),
    /** User id of a colleague, or battle id of a rematch; 0 otherwise. */
    id: wireInt,
    /** Question bank id; 0 for all banks. */
    bank: wireInt,
    /** Y: the opponent sees neither name nor portrait. */
    anonymous: flag,
    /** Message of the challenge. */
    words: v.optional(text(longestPkWords)),
  }),
  response: v.object({
    /** Battle id. */
    id: v.int(),
    /** Y: an opponent was waiting, so that both can begin. */
    met: flag,
  }),
});

export const pkHeroes = defineCall({
  name: 'apiPk/heroes',
  method: 'GET',
  summary: 'The hero list: who has won most battles',
  source: ['PK-01'],
  request: v.object({
    /** Counted period. */
    span: v.picklist(heroSpans),
  }),
  response: heroList,
});
