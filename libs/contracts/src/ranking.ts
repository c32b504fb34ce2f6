import { defineCall } from './call.ts';
import { rankMeasures, rankPeriods, rankScopes } from './ranking.choices.ts';
import { flag } from './wire.ts';
import { z } from './z.ts';

const place = z.object({
  /** Equal values share a rank, the next ones follow behind them all: 1, 2, 2, 4. */
  rank: z.int(),
  /** In the reader's language. */
  name: z.string(),
  /** In the reader's language; empty: none. */
  department: z.string(),
  /** Address of a portrait; empty: none. */
  image: z.string(),
  /** In units of the measure. */
  value: z.int(),
  /** Rank in the period before; null: none. */
  before: z.nullable(z.int()),
  /** The reader's own row. */
  own: z.boolean(),
});
export type RankPlace = z.output<typeof place>;

export const rankByWeek = defineCall({
  name: 'apiStudyhall/rankByWeek',
  method: 'GET',
  summary: 'A ranking: the first ten, and the reader’s own place with its neighbours',
  source: ['MA-06'],
  request: z.object({
    /** Whom with. */
    scope: z.enum(rankScopes),
    /** By what. */
    measure: z.enum(rankMeasures),
    /** Since when. */
    period: z.enum(rankPeriods),
  }),
  response: z.object({
    /** The enterprise has rankings; without them the rest is empty. */
    on: z.boolean(),
    /** First day, YYYY-MM-DD. */
    from: z.string(),
    /** Last day, YYYY-MM-DD. */
    to: z.string(),
    /** People in the ranking. */
    total: z.int(),
    /** The first ten, then the own place with two before and two behind it; each once, in order. */
    places: z.array(place),
    /** The own standing, also where the name is hidden; null without a value. */
    own: z.nullable(
      z.object({
        /** Rank among those who are shown. */
        rank: z.int(),
        /** In units of the measure. */
        value: z.int(),
        /** Others with the same value. */
        equals: z.int(),
        /** What the next better place has; null on the first. */
        next: z.nullable(z.int()),
      }),
    ),
    /** How many people have how much, in order, without those who have nothing. */
    spread: z.array(
      z.object({
        /** From this value on. */
        from: z.int(),
        /** People. */
        people: z.int(),
      }),
    ),
    /** Width of the steps of `spread`. */
    step: z.int(),
    /** The reader's own values of this and the seven periods before, oldest first. */
    history: z.array(
      z.object({
        /** First day of the period. */
        from: z.string(),
        /** In units of the measure. */
        value: z.int(),
      }),
    ),
    /** Departments by what their people have on average, the first six and the own; those of five people or more. */
    departments: z.array(
      z.object({
        /** Place among all of them. */
        rank: z.int(),
        /** In the reader's language. */
        name: z.string(),
        /** Average, rounded. */
        value: z.int(),
        /** The reader's own. */
        own: z.boolean(),
      }),
    ),
    /** The reader's name is kept out of rankings. */
    hidden: z.boolean(),
  }),
});
export type Ranking = z.output<(typeof rankByWeek)['response']>;

export const rankMenu = defineCall({
  name: 'apiStudyhall/rankByWeek/getIconMenu',
  method: 'GET',
  summary: 'Which rankings there are for the reader',
  source: ['MA-06'],
  request: z.object({}),
  response: z.object({
    /** Empty where the enterprise has turned rankings off. */
    scopes: z.array(
      z.object({
        /** Whom with. */
        scope: z.enum(rankScopes),
        /** Name of the department, in the reader's language; empty for the enterprise. */
        name: z.string(),
      }),
    ),
    /** By what. */
    measures: z.array(z.enum(rankMeasures)),
  }),
});
export type RankMenu = z.output<(typeof rankMenu)['response']>;

export const hideRank = defineCall({
  name: 'apiStudyhall/rankByWeek/hide',
  method: 'POST',
  summary: 'Keeps the reader’s name out of rankings, or lets it back in',
  source: ['MA-06'],
  request: z.object({
    /** Y: kept out. */
    hidden: flag,
  }),
  response: z.object({
    /** As it is now. */
    hidden: flag,
  }),
});
