import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import {
  sparringKinds,
  sparringLineLimit,
  sparringModes,
  sparringMoods,
  sparringReplyLimit,
  sparringSpeakers,
} from './sparring.choices.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { v } from '../v.ts';

/** A situation to practise in [TA-02]. */
const scenario = v.object({
  /** Scenario id. */
  id: v.int(),
  /** In the viewer’s language. */
  title: v.string(),
  /** What has happened, one or two sentences. */
  about: v.string(),
  /** Its subject. */
  kind: v.picklist(sparringKinds),
  /** What is to be reached. */
  goal: v.string(),
  /** The partner of the dialogue. */
  partner: v.string(),
  /** Roles that the learner may take, in order. */
  roles: v.array(v.string()),
  /** Lines that the learner may say in practice. */
  turns: v.int(),
  /** Lines that the learner may say where it counts. */
  assessTurns: v.int(),
  /** Points of 100 from which it is passed. */
  passScore: v.int(),
  /** Attempts where it counts, at most. */
  attempts: v.int(),
  /** Attempts where it counts so far. */
  used: v.int(),
  /** Best points in practice; null: none yet. */
  bestTrain: v.nullable(v.int()),
  /** Best points where it counted; null: none yet. */
  bestAssess: v.nullable(v.int()),
  /** Dialogue in practice that is not over; null: none. */
  openTrain: v.nullable(v.int()),
  /** Dialogue that counts and is not over; null: none. */
  openAssess: v.nullable(v.int()),
});
export type SparringScenario = v.InferOutput<typeof scenario>;

/** One line of a dialogue. */
const line = v.object({
  /** 1 for the first. */
  no: v.int(),
  /** Who says it. */
  who: v.picklist(sparringSpeakers),
  /** The spoken words; of a reply under way what has come. */
  text: v.string(),
  /** It is said to its end. */
  done: v.boolean(),
  /** Epoch ms. */
  at: epochMs,
});
export type SparringLine = v.InferOutput<typeof line>;

/** Words of the learner that a criterion refers to. */
const quote = v.object({
  /** Number of the line. */
  line: v.int(),
  /** First character of the words in it. */
  from: v.int(),
  /** The character behind them. */
  to: v.int(),
  /** They helped; otherwise they harmed. */
  good: v.boolean(),
});
export type SparringQuote = v.InferOutput<typeof quote>;

/** What one criterion gives, and why. */
const criterion = v.object({
  /** Names it. */
  key: v.string(),
  /** In the viewer’s language. */
  title: v.string(),
  /** Points. */
  score: v.int(),
  /** Points at most. */
  most: v.int(),
  /** Why, and what would be better. */
  reasons: v.array(v.string()),
  /** Words it refers to, in their order. */
  quotes: v.array(quote),
});
export type SparringCriterion = v.InferOutput<typeof criterion>;

const session = v.object({
  /** Dialogue id. */
  id: v.int(),
  /** Its scenario. */
  scenario,
  /** Practice, or one that counts. */
  mode: v.picklist(sparringModes),
  /** Number of the role in the scenario, from 0. */
  role: v.int(),
  /** Lines in their order. */
  lines: v.array(line),
  /** Lines of the learner so far. */
  said: v.int(),
  /** Lines of the learner at most. */
  turns: v.int(),
  /** How the partner feels. */
  mood: v.picklist(sparringMoods),
  /** Points of 100 so far. */
  score: v.int(),
  /** What the last line changed. */
  change: v.int(),
  /** In the scenario’s order; empty where it counts, until it is over. */
  criteria: v.array(criterion),
  /** No more is said. */
  over: v.boolean(),
  /** Epoch ms. */
  beganAt: epochMs,
  /** Epoch ms; null: it goes on. */
  endedAt: v.nullable(epochMs),
});
export type SparringSession = v.InferOutput<typeof session>;

const one = v.object({
  /** Dialogue id. */
  id: wireId,
});

export const sparringScenarios = defineCall({
  name: 'apiSparring/scenarios',
  method: 'GET',
  summary: 'Scenarios of the enterprise with where the viewer stands in each',
  source: ['TA-02'],
  request: v.object({}),
  response: v.object({
    /** In the enterprise’s order. */
    items: v.array(scenario),
  }),
});

export const startSparring = defineCall({
  name: 'apiSparring/start',
  method: 'POST',
  summary: 'Begins a dialogue, which the partner opens; one that is not over is given back instead',
  source: ['TA-02'],
  request: v.object({
    /** Scenario id. */
    scenario: wireId,
    /** Practice, or one that counts. */
    mode: v.picklist(sparringModes),
    /** Number of the role, from 0. */
    role: wireInt,
  }),
  response: session,
});

export const sparringSession = defineCall({
  name: 'apiSparring/session',
  method: 'GET',
  summary: 'A dialogue of the viewer’s with all its lines and what it is worth',
  source: ['TA-02'],
  request: one,
  response: session,
});

export const sayInSparring = defineCall({
  name: 'apiSparring/say',
  method: 'POST',
  summary: 'Says a line; the reply is heard from the stream. Refused while a reply is under way, and when it is over',
  source: ['TA-02'],
  request: v.object({
    ...one.entries,
    /** The spoken words. */
    text: text(sparringLineLimit),
    /** Lines that the page has; where there are more, nothing is taken. */
    base: wireInt,
  }),
  response: session,
});

export const finishSparring = defineCall({
  name: 'apiSparring/finish',
  method: 'POST',
  summary: 'Ends a dialogue; ended again it stays as it was',
  source: ['TA-02'],
  request: one,
  response: session,
});

export const sparringHistory = defineCall({
  name: 'apiSparring/history',
  method: 'GET',
  summary: 'Dialogues of the viewer’s that are over, last first',
  source: ['TA-02'],
  request: page({
    /** Practice, or those that count. */
    mode: v.picklist(sparringModes),
  }),
  response: pageOf(
    v.object({
      /** Dialogue id. */
      id: v.int(),
      /** Title of its scenario. */
      title: v.string(),
      /** Points of 100. */
      score: v.int(),
      /** Enough of them. */
      passed: v.boolean(),
      /** Lines of the learner. */
      said: v.int(),
      /** Epoch ms. */
      endedAt: epochMs,
    }),
  ),
});
export type SparringAttempt = v.InferOutput<(typeof sparringHistory)['response']>['items'][number];

/**
 * Path of a reply as it is said: `GET <path>?ticket=…&id=…`, `text/event-stream`; the ticket is that of the live channel.
 * Events: `piece`, then `end`, or `failed` where the partner did not answer.
 */
export const sparringStreamPath = '/yii/appapi/v1/sparring/stream';

/** What has come of a reply. */
export const sparringPiece = v.object({
  /** Number of the line. */
  no: v.int(),
  /** Characters before this piece; what was shown beyond them gives way. */
  from: v.int(),
  /** What comes there. */
  text: v.pipe(v.string(), v.maxLength(sparringReplyLimit)),
});
export type SparringPiece = v.InferOutput<typeof sparringPiece>;
