import { defineCall } from '../call.ts';
import { rankMeasures, rankPeriods, rankScopes } from './ranking.choices.ts';
import { flag } from '../wire.ts';
import { v } from '../v.ts';

const place = v.object({
  /** Equal values share a rank and the next ranks are skipped: 1, 2, 2, 4. */
  rank: v.int(),
  /** Name in the reader's language. */
  name: v.string(),
  /** Department in the reader's language; empty for none. */
  department: v.string(),
  /** Address of their picture; empty without one. */
  image: v.string(),
  /** Value in units of the measure. */
  value: v.int(),
  /** Rank in the previous period; null for none. */
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
    /** Scope of the ranking. */
    scope: v.picklist(rankScopes),
    /** Measure of the ranking. */
    measure: v.picklist(rankMeasures),
    /** Period of the ranking. */
    period: v.picklist(rankPeriods),
  }),
  response: v.object({
    /** The enterprise has rankings; otherwise the rest is empty. */
    on: v.boolean(),
    /** First day of the period, YYYY-MM-DD. */
    from: v.string(),
    /** Last day of the period, YYYY-MM-DD. */
    to: v.string(),
    /** Number of people in the ranking. */
    total: v.int(),
    /** The first ten, then the reader's place with two before and two after it; each once, in order. */
    places: v.array(place),
    /** The reader's own place, even when their name is hidden; null without a value. */
    own: v.nullable(
      v.object({
        /** Rank among the people shown. */
        rank: v.int(),
        /** Value in units of the measure. */
        value: v.int(),
        /** Number of others with the same value. */
        equals: v.int(),
        /** Value of the next better place; null when first. */
        next: v.nullable(v.int()),
      }),
    ),
    /** Distribution of the values in order, without zero. */
    spread: v.array(
      v.object({
        /** Lower bound of the step. */
        from: v.int(),
        /** Number of people. */
        people: v.int(),
      }),
    ),
    /** Width of the steps of `spread`. */
    step: v.int(),
    /** The reader's values of this period and the seven before, oldest first. */
    history: v.array(
      v.object({
        /** First day of the period. */
        from: v.string(),
        /** Value in units of the measure. */
        value: v.int(),
      }),
    ),
    /** Departments of at least five people by average value: the first six and the reader's own. */
    departments: v.array(
      v.object({
        /** Rank among all departments. */
        rank: v.int(),
        /** Name in the reader's language. */
        name: v.string(),
        /** Average value, rounded. */
        value: v.int(),
        /** The reader's department. */
        own: v.boolean(),
      }),
    ),
    /** The reader's name is hidden in rankings. */
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
    /** Available scopes; empty when the enterprise has turned rankings off. */
    scopes: v.array(
      v.object({
        /** Scope of the ranking. */
        scope: v.picklist(rankScopes),
        /** Name of the department in the reader's language; empty for the enterprise. */
        name: v.string(),
      }),
    ),
    /** Available measures. */
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
    /** Y: hide the name. */
    hidden: flag,
  }),
  response: v.object({
    /** Y: the name is hidden now. */
    hidden: flag,
  }),
});
