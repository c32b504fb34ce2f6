import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { battleRow } from './pk.ts';
import { heroSpans, longestPkWords, pkChallenges } from './pk.choices.ts';
import { flag, text, wireInt } from './wire.ts';
import { z } from './z.ts';

const hero = z.object({
  /** Equal wins share a rank: 1, 2, 2, 4. */
  rank: z.int(),
  /** User id. */
  userId: z.int(),
  /** In the viewer’s language. */
  name: z.string(),
  /** Address of the portrait; empty for none. */
  image: z.string(),
  /** In the viewer’s language. */
  department: z.string(),
  /** Battles won. */
  wins: z.int(),
  /** Battles finished. */
  battles: z.int(),
  /** Y: the viewer. */
  own: flag,
});
export type PkHero = z.output<typeof hero>;

/** A hero list: the first places, and the viewer’s own wherever it is. */
const heroList = z.object({
  /** Best first; who got there first stands first among equals. */
  items: z.array(hero),
  /** The viewer’s own place; null before the first win. */
  own: z.nullable(hero),
  /** People with a place. */
  total: z.int(),
  /** Wins that bring the viewer a better place; null for the first one. */
  toNext: z.nullable(z.int()),
});
export type PkHeroes = z.output<typeof heroList>;

const colleague = z.object({
  /** User id. */
  id: z.int(),
  /** In the viewer’s language. */
  name: z.string(),
  /** Address of the portrait; empty for none. */
  image: z.string(),
  /** In the viewer’s language. */
  department: z.string(),
});
export type PkColleague = z.output<typeof colleague>;

export const pkHall = defineCall({
  name: 'apiPk/hall',
  method: 'GET',
  summary: 'The hall of battles: who has challenged the viewer, what is under way, what there is to earn',
  source: ['PK-01'],
  request: z.object({}),
  response: z.object({
    /** Y: takes part in battles. */
    joined: flag,
    /** Points for taking part, once. */
    joinGift: z.int(),
    /** Points for the first challenge; 0 once they were given. */
    firstGift: z.int(),
    /** Points that the winner of a battle earns. */
    reward: z.int(),
    /** Wins a day that bring them. */
    rewardsADay: z.int(),
    /** Questions of a battle. */
    total: z.int(),
    /** Seconds for each question. */
    secondsEach: z.int(),
    /** Battles finished. */
    battles: z.int(),
    /** Battles won. */
    wins: z.int(),
    /** Question banks to choose from. */
    banks: z.array(
      z.object({
        /** Bank id. */
        id: z.int(),
        /** In the viewer’s language. */
        name: z.string(),
        /** Questions that can be asked. */
        questions: z.int(),
      }),
    ),
    /** Challenges that wait for the viewer’s yes or no, oldest first. */
    invitations: z.array(battleRow),
    /** Battles of the viewer that are not over, begun last first. */
    running: z.array(battleRow),
    /** Best of this week. */
    heroes: heroList,
  }),
});
export type PkHall = z.output<(typeof pkHall)['response']>;

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
  request: z.object({}),
  response: z.object({
    /** Points that were earned by it; 0 when it was done before. */
    points: z.int(),
  }),
});

export const pkColleagues = defineCall({
  name: 'apiPk/colleagues',
  method: 'GET',
  summary: 'Colleagues who can be challenged, by name and department',
  source: ['PK-01'],
  request: page({
    /** Part of a name; empty for everybody. */
    keyword: z.optional(text(40)),
    /** Department as the list names it; empty for all. */
    department: z.optional(text(80)),
  }),
  response: pageOf(colleague, {
    /** Departments to choose from, in the viewer’s language. */
    departments: z.array(z.string()),
    /** Opponents of the last battles who were known by name; empty where something was looked for. */
    recent: z.array(colleague),
  }),
});
export type PkColleagues = z.output<(typeof pkColleagues)['response']>;

export const challengePk = defineCall({
  name: 'apiPk/challenge',
  method: 'POST',
  summary: 'Begins a battle, or meets somebody who waits for one',
  source: ['PK-01'],
  request: z.object({
    /** Who is challenged. */
    kind: z.enum(pkChallenges),
    /** Of a colleague the user id, of a rematch the battle id; 0 otherwise. */
    id: wireInt,
    /** Question bank; 0 for questions of all. */
    bank: wireInt,
    /** Y: the opponent sees neither name nor portrait. */
    anonymous: flag,
    /** What goes with the challenge. */
    words: z.optional(text(longestPkWords)),
  }),
  response: z.object({
    /** Battle id. */
    id: z.int(),
    /** Y: somebody was waiting, so that both can begin. */
    met: flag,
  }),
});

export const pkHeroes = defineCall({
  name: 'apiPk/heroes',
  method: 'GET',
  summary: 'The hero list: who has won most battles',
  source: ['PK-01'],
  request: z.object({
    /** Since when. */
    span: z.enum(heroSpans),
  }),
  response: heroList,
});
