import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';

const words = v.record(v.string(), v.string());
const extensions = v.record(v.string(), v.union([v.string(), v.number()]));

const activity = v.object({
  /** Kind of object. */
  objectType: v.optional(v.literal('Activity')),
  /** Address that names it. */
  id: v.string(),
  /** What it is. */
  definition: v.object({
    /** Names by tags of languages. */
    name: v.optional(words),
    /** Address of its type. */
    type: v.string(),
  }),
});

/** A statement as xAPI 1.0.3 and its video profile say. */
const xapiStatement = v.object({
  /** UUID; the same statement has the same one each time. */
  id: v.string(),
  /** Who. */
  actor: v.object({
    /** Kind of actor. */
    objectType: v.literal('Agent'),
    /** Name of the person. */
    name: v.string(),
    /** How the portal names them. */
    account: v.object({
      /** Address of the portal. */
      homePage: v.string(),
      /** Login name. */
      name: v.string(),
    }),
  }),
  /** Did what. */
  verb: v.object({
    /** Address that names it. */
    id: v.string(),
    /** Words by tags of languages. */
    display: words,
  }),
  /** With what. */
  object: activity,
  /** Its outcome. */
  result: v.optional(
    v.object({
      /** It is finished. */
      completion: v.optional(v.boolean()),
      /** Time studied, ISO 8601. */
      duration: v.optional(v.string()),
      /** Place, progress and segments. */
      extensions: v.optional(extensions),
    }),
  ),
  /** In what. */
  context: v.object({
    /** Its course and its profile. */
    contextActivities: v.object({
      /** The course. */
      parent: v.array(activity),
      /** The video profile, of what plays. */
      category: v.optional(v.array(activity)),
    }),
    /** Sitting and length. */
    extensions,
  }),
  /** When, by the server's clock, ISO 8601. */
  timestamp: v.string(),
  /** Of xAPI. */
  version: v.literal('1.0.3'),
});
export type XapiStatement = v.InferOutput<typeof xapiStatement>;

export const studyStatements = defineCall({
  name: 'apiMy/studyStatements',
  method: 'GET',
  summary: 'What the learner studied as xAPI 1.0.3 statements, chapter by chapter; the same ones each time',
  source: ['CO-05', 'CO-14'],
  request: page({}),
  response: pageOf(
    v.object({
      /** Chapter id. */
      chapterId: v.int(),
      /** In the order of time. */
      statements: v.array(xapiStatement),
    }),
  ),
});
