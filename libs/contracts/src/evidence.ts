import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import { z } from './z.ts';

const words = z.record(z.string(), z.string());
const extensions = z.record(z.string(), z.union([z.string(), z.number()]));

const activity = z.object({
  /** What kind of object it is. */
  objectType: z.optional(z.literal('Activity')),
  /** Address that names it. */
  id: z.string(),
  /** What it is. */
  definition: z.object({
    /** Names by tags of languages. */
    name: z.optional(words),
    /** Address of its type. */
    type: z.string(),
  }),
});

/** A statement as xAPI 1.0.3 and its video profile say. */
const xapiStatement = z.object({
  /** UUID; the same statement has the same one each time. */
  id: z.string(),
  /** Who. */
  actor: z.object({
    /** What kind of actor it is. */
    objectType: z.literal('Agent'),
    /** Name of the person. */
    name: z.string(),
    /** How the portal names them. */
    account: z.object({
      /** Address of the portal. */
      homePage: z.string(),
      /** Login name. */
      name: z.string(),
    }),
  }),
  /** Did what. */
  verb: z.object({
    /** Address that names it. */
    id: z.string(),
    /** Words by tags of languages. */
    display: words,
  }),
  /** With what. */
  object: activity,
  /** What came of it. */
  result: z.optional(
    z.object({
      /** It is finished. */
      completion: z.optional(z.boolean()),
      /** Time studied, ISO 8601. */
      duration: z.optional(z.string()),
      /** Place, progress and segments. */
      extensions: z.optional(extensions),
    }),
  ),
  /** In what. */
  context: z.object({
    /** Its course and its profile. */
    contextActivities: z.object({
      /** The course. */
      parent: z.array(activity),
      /** The video profile, of what plays. */
      category: z.optional(z.array(activity)),
    }),
    /** Sitting and length. */
    extensions,
  }),
  /** When, by the server's clock, ISO 8601. */
  timestamp: z.string(),
  /** Of xAPI. */
  version: z.literal('1.0.3'),
});
export type XapiStatement = z.output<typeof xapiStatement>;

export const studyStatements = defineCall({
  name: 'apiMy/studyStatements',
  method: 'GET',
  summary: 'What the learner studied as xAPI 1.0.3 statements, chapter by chapter; the same ones each time',
  source: ['CO-05', 'CO-14'],
  request: page({}),
  response: pageOf(
    z.object({
      /** Chapter id. */
      chapterId: z.int(),
      /** In the order of time. */
      statements: z.array(xapiStatement),
    }),
  ),
});
