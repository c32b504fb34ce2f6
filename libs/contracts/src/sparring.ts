import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import {
  sparringKinds,
  sparringLineLimit,
  sparringModes,
  sparringMoods,
  sparringReplyLimit,
  sparringSpeakers,
} from './sparring.choices.ts';
import { epochMs, text, wireId, wireInt } from './wire.ts';
import { z } from './z.ts';

/** A situation to practise in [TA-02]. */
const scenario = z.object({
  /** Scenario id. */
  id: z.int(),
  /** In the viewer’s language. */
  title: z.string(),
  /** What has happened, one or two sentences. */
  about: z.string(),
  /** What it is about. */
  kind: z.enum(sparringKinds),
  /** What is to be reached. */
  goal: z.string(),
  /** Whom one talks to. */
  partner: z.string(),
  /** Roles that the learner may take, in order. */
  roles: z.array(z.string()),
  /** Lines that the learner may say in practice. */
  turns: z.int(),
  /** Lines that the learner may say where it counts. */
  assessTurns: z.int(),
  /** Points of 100 from which it is passed. */
  passScore: z.int(),
  /** Attempts where it counts, at most. */
  attempts: z.int(),
  /** Attempts where it counts so far. */
  used: z.int(),
  /** Best points in practice; null: none yet. */
  bestTrain: z.nullable(z.int()),
  /** Best points where it counted; null: none yet. */
  bestAssess: z.nullable(z.int()),
  /** Dialogue in practice that is not over; null: none. */
  openTrain: z.nullable(z.int()),
  /** Dialogue that counts and is not over; null: none. */
  openAssess: z.nullable(z.int()),
});
export type SparringScenario = z.output<typeof scenario>;

/** One line of a dialogue. */
const line = z.object({
  /** 1 for the first. */
  no: z.int(),
  /** Who says it. */
  who: z.enum(sparringSpeakers),
  /** What is said; of a reply under way what has come. */
  text: z.string(),
  /** It is said to its end. */
  done: z.boolean(),
  /** Epoch ms. */
  at: epochMs,
});
export type SparringLine = z.output<typeof line>;

/** Words of the learner that a criterion refers to. */
const quote = z.object({
  /** Number of the line. */
  line: z.int(),
  /** First character of the words in it. */
  from: z.int(),
  /** The character behind them. */
  to: z.int(),
  /** They helped; otherwise they harmed. */
  good: z.boolean(),
});
export type SparringQuote = z.output<typeof quote>;

/** What one criterion gives, and why. */
const criterion = z.object({
  /** Names it. */
  key: z.string(),
  /** In the viewer’s language. */
  title: z.string(),
  /** Points. */
  score: z.int(),
  /** Points at most. */
  most: z.int(),
  /** Why, and what would be better. */
  reasons: z.array(z.string()),
  /** Words it refers to, in their order. */
  quotes: z.array(quote),
});
export type SparringCriterion = z.output<typeof criterion>;

const session = z.object({
  /** Dialogue id. */
  id: z.int(),
  /** Its scenario. */
  scenario,
  /** Practice, or one that counts. */
  mode: z.enum(sparringModes),
  /** Number of the role in the scenario, from 0. */
  role: z.int(),
  /** Lines in their order. */
  lines: z.array(line),
  /** Lines of the learner so far. */
  said: z.int(),
  /** Lines of the learner at most. */
  turns: z.int(),
  /** How the partner feels. */
  mood: z.enum(sparringMoods),
  /** Points of 100 so far. */
  score: z.int(),
  /** What the last line changed. */
  change: z.int(),
  /** In the scenario’s order; empty where it counts, until it is over. */
  criteria: z.array(criterion),
  /** No more is said. */
  over: z.boolean(),
  /** Epoch ms. */
  beganAt: epochMs,
  /** Epoch ms; null: it goes on. */
  endedAt: z.nullable(epochMs),
});
export type SparringSession = z.output<typeof session>;

const one = z.object({
  /** Dialogue id. */
  id: wireId,
});

export const sparringScenarios = defineCall({
  name: 'apiSparring/scenarios',
  method: 'GET',
  summary: 'Scenarios of the enterprise with where the viewer stands in each',
  source: ['TA-02'],
  request: z.object({}),
  response: z.object({
    /** In the enterprise’s order. */
    items: z.array(scenario),
  }),
});

export const startSparring = defineCall({
  name: 'apiSparring/start',
  method: 'POST',
  summary: 'Begins a dialogue, which the partner opens; one that is not over is given back instead',
  source: ['TA-02'],
  request: z.object({
    /** Scenario id. */
    scenario: wireId,
    /** Practice, or one that counts. */
    mode: z.enum(sparringModes),
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
  request: z.object({
    ...one.shape,
    /** What is said. */
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
    mode: z.enum(sparringModes),
  }),
  response: pageOf(
    z.object({
      /** Dialogue id. */
      id: z.int(),
      /** Title of its scenario. */
      title: z.string(),
      /** Points of 100. */
      score: z.int(),
      /** Enough of them. */
      passed: z.boolean(),
      /** Lines of the learner. */
      said: z.int(),
      /** Epoch ms. */
      endedAt: epochMs,
    }),
  ),
});
export type SparringAttempt = z.output<(typeof sparringHistory)['response']>['items'][number];

/**
 * Path of a reply as it is said: `GET <path>?ticket=…&id=…`, `text/event-stream`; the ticket is that of the live channel.
 * Events: `piece`, then `end`, or `failed` where the partner did not answer.
 */
export const sparringStreamPath = '/yii/appapi/v1/sparring/stream';

/** What has come of a reply. */
export const sparringPiece = z.object({
  /** Number of the line. */
  no: z.int(),
  /** Characters before this piece; what was shown beyond them gives way. */
  from: z.int(),
  /** What comes there. */
  text: z.string().check(z.maxLength(sparringReplyLimit)),
});
export type SparringPiece = z.output<typeof sparringPiece>;
