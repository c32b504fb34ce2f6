import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';

const words = v.record(v.string(), v.string());
const extensions = v.record(v.string(), v.union([v.string(), v.number()]));

const activity = v.object({
  /** Kind of object. */
  objectType: v.optional(v.literal('Activity')),
  /** IRI that identifies it. */
  id: v.string(),
  /** Definition of the activity. */
  definition: v.object({
    /** Names by language tag. */
    name: v.optional(words),
    /** IRI of its type. */
    type: v.string(),
  }),
});

/** A statement of xAPI 1.0.3 and its video profile. */
const xapiStatement = v.object({
  /** UUID, stable across calls. */
  id: v.string(),
  /** The learner. */
  actor: v.object({
    /** Kind of actor. */
    objectType: v.literal('Agent'),
    /** Name of the person. */
    name: v.string(),
    /** The learner's account in the portal. */
    account: v.object({
      /** Address of the portal. */
      homePage: v.string(),
      /** Login name. */
      name: v.string(),
    }),
  }),
  /** The action. */
  verb: v.object({
    /** IRI that identifies it. */
    id: v.string(),
    /** Names of the action by language tag. */
    display: words,
  }),
  /** The object of the action. */
  object: activity,
  /** Result of the action. */
  result: v.optional(
    v.object({
      /** The activity is completed. */
      completion: v.optional(v.boolean()),
      /** Time studied, ISO 8601. */
      duration: v.optional(v.string()),
      /** Position, progress and segments. */
      extensions: v.optional(extensions),
    }),
  ),
  /** Context of the action. */
  context: v.object({
    /** The course and the profile. */
    contextActivities: v.object({
      /** The course. */
      parent: v.array(activity),
      /** The video profile, for played media. */
      category: v.optional(v.array(activity)),
    }),
    /** Session id and length. */
    extensions,
  }),
  /** Time of the action by the server's clock, ISO 8601. */
  timestamp: v.string(),
  /** xAPI version. */
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
      /** Statements in order of time. */
      statements: v.array(xapiStatement),
    }),
  ),
});
