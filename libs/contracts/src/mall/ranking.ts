import { defineCall } from '../call.ts';
import { rankMeasures, rankPeriods, rankScopes } from './ranking.choices.ts';
import { flag } from '../wire.ts';
import { v } from '../v.ts';

const place = v.object({
  /** Equal values share a rank, the next ones follow behind them all: 1, 2, 2, 4. */
  rank: v.int(),
  /** In the reader's language. */
  name: v.string(),
  /** In the reader's language; empty: none. */
  department: v.string(),
  /** Address of a portrait; empty: none. */
  image: v.string(),
  /** In units of the measure. */
  value: v.int(),
  /** Rank in the period before; null: none. */
  before: v.nullable(v.int()),
  /** The reader's own row. */
  own: v.boolean(),
});
export type RankPlace = v.InferOutput<typeof place>;

export const rankByWeek = defineCall({
  name: 'apiStudyhall/rankByWeek',
  method: 'GET',
  summary: 'A ranking: the first ten, and the reader’s own place with its neighbours',
  source: ['MA-06'],
  request: v.object({
    /** The other person. */
    scope: v.picklist(rankScopes),
    /** By what. */
    measure: v.picklist(rankMeasures),
    /** Since when. */
    period: v.picklist(rankPeriods),
  }),
  response: v.object({
    /** The enterprise has rankings; without them the rest is empty. */
    on: v.boolean(),
    /** First day, YYYY-MM-DD. */
    from: v.string(),
    /** Last day, YYYY-MM-DD. */
    to: v.string(),
    /** People in the ranking. */
    total: v.int(),
    /** The first ten, then the own place with two before and two behind it; each once, in order. */
    places: v.array(place),
    /** The own standing, also where the name is hidden; null without a value. */
    own: v.nullable(
      v.object({
        /** Rank among those who are shown. */
        rank: v.int(),
        /** In units of the measure. */
        value: v.int(),
        /** Others with the same value. */
        equals: v.int(),
        /** What the next better place has; null on the first. */
        next: v.nullable(v.int()),
      }),
    ),
    /** How many people have how much, in order, without those who have nothing. */
    spread: v.array(
      v.object({
        /** From this value on. */
        from: v.int(),
        /** People. */
        people: v.int(),
      }),
    ),
    /** Width of the steps of `spread`. */
    step: v.int(),
    /** The reader's own values of this and the seven periods before, oldest first. */
    history: v.array(
      v.object({
        /** First day of the period. */
        from: v.string(),
        /** In units of the measure. */
        value: v.int(),
      }),
    ),
    /** Departments by what their people have on average, the first six and the own; those of five people or more. */
    departments: v.array(
      v.object({
        /** Place among all of them. */
        rank: v.int(),
        /** In the reader's language. */
        name: v.string(),
        /** Average, rounded. */
        value: v.int(),
        /** The reader's own. */
        own: v.boolean(),
      }),
    ),
    /** The reader's name is kept out of rankings. */
    hidden: v.boolean(),
  }),
});
export type Ranking = v.InferOutput<(typeof rankByWeek)['response']>;

export const rankMenu = defineCall({
  name: 'apiStudyhall/rankByWeek/getIconMenu',
  method: 'GET',
  summary: 'Which rankings there are for the reader',
  source: ['MA-06'],
  request: v.object({}),
  response: v.object({
    /** Empty where the enterprise has turned rankings off. */
    scopes: v.array(
      v.object({
        /** The other person. */
        scope: v.picklist(rankScopes),
        /** Name of the department, in the reader's language; empty for the enterprise. */
        name: v.string(),
      }),
    ),
    /** By what. */
    measures: v.array(v.picklist(rankMeasures)),
  }),
});
export type RankMenu = v.InferOutput<(typeof rankMenu)['response']>;

export const hideRank = defineCall({
  name: 'apiStudyhall/rankByWeek/hide',
  method: 'POST',
  summary: 'Keeps the reader’s name out of rankings, or lets it back in',
  source: ['MA-06'],
  request: v.object({
    /** Y: kept out. */
    hidden: flag,
  }),
  response: v.object({
    /** As it is now. */
    hidden: flag,
  }),
});
