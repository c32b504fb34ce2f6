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
  /** In the viewer’s language. */
  name: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
  /** In the viewer’s language. */
  department: v.string(),
  /** Battles won. */
  wins: v.int(),
  /** Battles finished. */
  battles: v.int(),
  /** Y: the viewer. */
  own: flag,
});
export type PkHero = v.InferOutput<typeof hero>;

/** A hero list: the first places, and the viewer’s own wherever it is. */
const heroList = v.object({
  /** Best first; who got there first stands first among equals. */
  items: v.array(hero),
  /** The viewer’s own place; null before the first win. */
  own: v.nullable(hero),
  /** People with a place. */
  total: v.int(),
  /** Wins that bring the viewer a better place; null for the first one. */
  toNext: v.nullable(v.int()),
});
export type PkHeroes = v.InferOutput<typeof heroList>;

const colleague = v.object({
  /** User id. */
  id: v.int(),
  /** In the viewer’s language. */
  name: v.string(),
  /** Address of the portrait; empty for none. */
  image: v.string(),
  /** In the viewer’s language. */
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
    /** Y: takes part in battles. */
    joined: flag,
    /** Points for taking part, once. */
    joinGift: v.int(),
    /** Points for the first challenge; 0 once they were given. */
    firstGift: v.int(),
    /** Points that the winner of a battle earns. */
    reward: v.int(),
    /** Wins a day that bring them. */
    rewardsADay: v.int(),
    /** Questions of a battle. */
    total: v.int(),
    /** Seconds for each question. */
    secondsEach: v.int(),
    /** Battles finished. */
    battles: v.int(),
    /** Battles won. */
    wins: v.int(),
    /** Question banks to choose from. */
    banks: v.array(
      v.object({
        /** Bank id. */
        id: v.int(),
        /** In the viewer’s language. */
        name: v.string(),
        /** Questions that can be asked. */
        questions: v.int(),
      }),
    ),
    /** Challenges that wait for the viewer’s yes or no, oldest first. */
    invitations: v.array(battleRow),
    /** Battles of the viewer that are not over, begun last first. */
    running: v.array(battleRow),
    /** Best of this week. */
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
    /** Points that were earned by it; 0 when it was done before. */
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
    /** Department as the list names it; empty for all. */
    department: v.optional(text(80)),
  }),
  response: pageOf(colleague, {
    /** Departments to choose from, in the viewer’s language. */
    departments: v.array(v.string()),
    /** Opponents of the last battles who were known by name; empty where something was looked for. */
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
    /** Who is challenged. */
    kind: v.picklist(pkChallenges),
    /** Of a colleague the user id, of a rematch the battle id; 0 otherwise. */
    id: wireInt,
    /** Question bank; 0 for questions of all. */
    bank: wireInt,
    /** Y: the opponent sees neither name nor portrait. */
    anonymous: flag,
    /** What goes with the challenge. */
    words: v.optional(text(longestPkWords)),
  }),
  response: v.object({
    /** Battle id. */
    id: v.int(),
    /** Y: somebody was waiting, so that both can begin. */
    met: flag,
  }),
});

export const pkHeroes = defineCall({
  name: 'apiPk/heroes',
  method: 'GET',
  summary: 'The hero list: who has won most battles',
  source: ['PK-01'],
  request: v.object({
    /** Since when. */
    span: v.picklist(heroSpans),
  }),
  response: heroList,
});
