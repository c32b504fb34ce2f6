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
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Situation in one or two sentences. */
  about: v.string(),
  /** Subject of the scenario. */
  kind: v.picklist(sparringKinds),
  /** Goal of the dialogue. */
  goal: v.string(),
  /** Name of the partner. */
  partner: v.string(),
  /** Roles that the learner may take, in order. */
  roles: v.array(v.string()),
  /** Maximum lines of the learner in practice. */
  turns: v.int(),
  /** Maximum lines of the learner in assessment. */
  assessTurns: v.int(),
  /** Pass mark out of 100 points. */
  passScore: v.int(),
  /** Maximum attempts in assessment. */
  attempts: v.int(),
  /** Attempts in assessment so far. */
  used: v.int(),
  /** Best points in practice; null for none yet. */
  bestTrain: v.nullable(v.int()),
  /** Best points in assessment; null for none yet. */
  bestAssess: v.nullable(v.int()),
  /** Id of the unfinished practice dialogue; null for none. */
  openTrain: v.nullable(v.int()),
  /** Id of the unfinished assessment dialogue; null for none. */
  openAssess: v.nullable(v.int()),
});
export type SparringScenario = v.InferOutput<typeof scenario>;

/** A line of a dialogue. */
const line = v.object({
  /** Number of the line, from 1. */
  no: v.int(),
  /** Speaker of the line. */
  who: v.picklist(sparringSpeakers),
  /** Spoken words; while a reply is streaming, the part received. */
  text: v.string(),
  /** The line is complete. */
  done: v.boolean(),
  /** Time of the line, epoch ms. */
  at: epochMs,
});
export type SparringLine = v.InferOutput<typeof line>;

/** A quote from the learner that a criterion refers to. */
const quote = v.object({
  /** Number of the line. */
  line: v.int(),
  /** Index of the first quoted character. */
  from: v.int(),
  /** Index after the last quoted character. */
  to: v.int(),
  /** The words helped; otherwise they harmed. */
  good: v.boolean(),
});
export type SparringQuote = v.InferOutput<typeof quote>;

/** Score of one criterion, with reasons. */
const criterion = v.object({
  /** Key of the criterion. */
  key: v.string(),
  /** Title in the viewer’s language. */
  title: v.string(),
  /** Points reached. */
  score: v.int(),
  /** Maximum points. */
  most: v.int(),
  /** Reasons for the score, and suggestions. */
  reasons: v.array(v.string()),
  /** Quotes in order. */
  quotes: v.array(quote),
});
export type SparringCriterion = v.InferOutput<typeof criterion>;

const session = v.object({
  /** Dialogue id. */
  id: v.int(),
  /** Its scenario. */
  scenario,
  /** Practice or assessment. */
  mode: v.picklist(sparringModes),
  /** Index of the role in the scenario, from 0. */
  role: v.int(),
  /** Lines in order. */
  lines: v.array(line),
  /** Number of the learner's lines so far. */
  said: v.int(),
  /** Maximum lines of the learner. */
  turns: v.int(),
  /** Mood of the partner. */
  mood: v.picklist(sparringMoods),
  /** Points so far, out of 100. */
  score: v.int(),
  /** Change of points by the last line. */
  change: v.int(),
  /** Criteria in the scenario’s order; in assessment empty until the dialogue is over. */
  criteria: v.array(criterion),
  /** The dialogue is over. */
  over: v.boolean(),
  /** Start of the dialogue, epoch ms. */
  beganAt: epochMs,
  /** End of the dialogue, epoch ms; null while it continues. */
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
    /** Scenarios in the enterprise’s order. */
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
    /** Practice or assessment. */
    mode: v.picklist(sparringModes),
    /** Index of the role, from 0. */
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
    /** Number of lines that the page has; if there are more, the line is refused. */
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
    /** Practice or assessment. */
    mode: v.picklist(sparringModes),
  }),
  response: pageOf(
    v.object({
      /** Dialogue id. */
      id: v.int(),
      /** Title of its scenario. */
      title: v.string(),
      /** Points out of 100. */
      score: v.int(),
      /** The pass mark was reached. */
      passed: v.boolean(),
      /** Number of the learner's lines. */
      said: v.int(),
      /** End of the dialogue, epoch ms. */
      endedAt: epochMs,
    }),
  ),
});
export type SparringAttempt = v.InferOutput<(typeof sparringHistory)['response']>['items'][number];

/**
 * Path of the stream of a reply: `GET <path>?ticket=…&id=…`, `text/event-stream`; the ticket is that of the live
 * channel. Events: `piece`, then `end`, or `failed` when the partner did not answer.
 */
export const sparringStreamPath = '/yii/appapi/v1/sparring/stream';

/** A received piece of a reply. */
export const sparringPiece = v.object({
  /** Number of the line. */
  no: v.int(),
  /** Number of characters before this piece; text shown beyond them is replaced. */
  from: v.int(),
  /** Text of the piece. */
  text: v.pipe(v.string(), v.maxLength(sparringReplyLimit)),
});
export type SparringPiece = v.InferOutput<typeof sparringPiece>;
