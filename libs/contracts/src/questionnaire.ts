import { defineCall } from './call.ts';
import { page, pageOf } from './page.ts';
import {
  answerRefusals,
  itemTypes,
  questionnaireKinds,
  questionnaireStates,
  questionnaireTabs,
  resultRules,
} from './questionnaire.choices.ts';
import { fillCharacters, noScore } from './questionnaire.rules.ts';
import { epochMs, text, wireId, wireJson } from './wire.ts';
import { z } from './z.ts';

/** A questionnaire or vote as lists show it [QU-01, QU-03]. */
export const questionnaireCard = z.object({
  /** Questionnaire id. */
  id: z.int(),
  /** Questionnaire or vote. */
  kind: z.enum(questionnaireKinds),
  /** In the viewer’s language. */
  title: z.string(),
  /** Who asks: a department. */
  owner: z.string(),
  /** Where the viewer stands with it; `answered` also once it is closed. */
  state: z.enum(questionnaireStates),
  /** Answers are kept without a way back to whoever gave them [QU-02]. */
  anonymous: z.boolean(),
  /** Each learner answers once [QU-02]. */
  once: z.boolean(),
  /** Epoch ms. */
  opensAt: epochMs,
  /** Epoch ms. */
  closesAt: epochMs,
  /** How long it takes, as its author says. */
  minutes: z.int(),
  /** Questions, descriptions left out. */
  questionCount: z.int(),
  /** When learners see what was answered. */
  results: z.enum(resultRules),
  /** The viewer may see what was answered, now. */
  resultsOpen: z.boolean(),
});
export type QuestionnaireCard = z.output<typeof questionnaireCard>;

/** A question [QU-01]. */
export const questionnaireItem = z.object({
  /** Names it within its questionnaire. */
  id: z.string(),
  /** One of the fifteen types [QU-01]. */
  type: z.enum(itemTypes),
  /** In the viewer’s language. */
  title: z.string(),
  /** A quiet sentence beside it; empty where there is none. */
  hint: z.string(),
  /** It must be answered [QU-02]. */
  required: z.boolean(),
  /** Fewest choices, or the lowest score; null where there is no such rule [QU-02]. */
  min: z.nullable(z.int()),
  /** Most choices or pictures, or the highest score. */
  max: z.nullable(z.int()),
  /** What is chosen from, put in order, or scored; answers name them by their places. */
  options: z.array(z.string()),
  /** Labels of its gaps, of a question with several. */
  gaps: z.array(z.string()),
  /** What the two ends of a scale mean; empty where it goes without saying. */
  ends: z.object({
    /** At the lowest score. */
    low: z.string(),
    /** At the highest. */
    high: z.string(),
  }),
});
export type QuestionnaireItem = z.output<typeof questionnaireItem>;

export const questionnaireList = defineCall({
  name: 'apiQuestionnaire/list',
  method: 'GET',
  summary: 'Questionnaires and votes for the learner, those that opened last first',
  source: ['QU-01', 'QU-03'],
  request: page({
    /** Which part of the list. */
    tab: z.optional(z.enum(questionnaireTabs)),
    /** Words of the title, at most 80 characters. */
    keyword: z.optional(text(80)),
  }),
  response: pageOf(questionnaireCard),
});

export const myQuestionnaires = defineCall({
  name: 'apiQuestionnaire/myList',
  method: 'GET',
  summary: 'Questionnaires and votes that the learner has answered, those that opened last first',
  source: ['QU-02', 'QU-03'],
  request: page({}),
  response: pageOf(questionnaireCard),
});

export const questionnaireDetail = defineCall({
  name: 'apiQuestionnaire/detail',
  method: 'GET',
  summary: 'A questionnaire or vote with its questions, or why it cannot be answered',
  source: ['QU-01', 'QU-02', 'QU-03'],
  request: z.object({
    /** Questionnaire id. */
    id: wireId,
  }),
  response: z.object({
    /** As lists show it. */
    questionnaire: questionnaireCard,
    /** A sentence or two for whoever answers. */
    introduction: z.string(),
    /** In their order; none while it cannot be answered. */
    items: z.array(questionnaireItem),
    /** Why it cannot be answered now; null: it can. */
    refusal: z.nullable(z.enum(answerRefusals)),
  }),
});
export type QuestionnaireDetail = z.output<(typeof questionnaireDetail)['response']>;

/** Most questions of a questionnaire. */
export const mostItems = 60;

const sentValue = z.object({
  /** Of description, fill, date, time and email. */
  text: text(4000),
  /** Chosen options by their places, stars, scores in the order of the options, years of age. */
  numbers: z.array(z.int().check(z.gte(noScore), z.lte(-noScore))).check(z.maxLength(60)),
  /** Of a question with several gaps, in their order. */
  gaps: z.array(text(2 * fillCharacters)).check(z.maxLength(20)),
  /** Ids of uploads: pictures, or the picture of a signature. */
  files: z.array(z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/))).check(z.maxLength(9)),
});

export const submitQuestionnaire = defineCall({
  name: 'apiQuestionnaire/submit',
  method: 'POST',
  summary: 'Hands answers in; refused with every rule that they break, at its question',
  source: ['QU-01', 'QU-02', 'QU-03', 'HT-06'],
  request: z.object({
    /** Questionnaire id. */
    id: wireId,
    /** An answer for each question that has one. */
    answers: wireJson(
      z
        .array(
          z.object({
            /** Id of the question. */
            item: text(32),
            /** What was answered. */
            value: sentValue,
          }),
        )
        .check(z.maxLength(mostItems)),
    ),
    /**
     * 16 random bytes, base64url, that are kept nowhere. The server remembers a digest of each request, to know its
     * repetition; without these the digest would tell the answers to whoever tries all of them.
     */
    salt: z.string().check(z.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  response: z.object({
    /** As lists show it from now on. */
    questionnaire: questionnaireCard,
  }),
});

/** What was answered to a question, as sums; nobody’s own words are in it [QU-03]. */
export const itemResult = z.object({
  /** Id of the question. */
  id: z.string(),
  /** One of the fifteen types [QU-01]. */
  type: z.enum(itemTypes),
  /** In the viewer’s language. */
  title: z.string(),
  /** How many answered it. */
  count: z.int(),
  /** How often each was answered, in their order; empty where words were asked for. */
  bars: z.array(
    z.object({
      /** The option; empty for a number and for sex, which screens word. */
      text: z.string(),
      /** Its place, star, score or the first year of ten. */
      number: z.int(),
      /** How many. */
      count: z.int(),
    }),
  ),
  /** Mean of each option, or of the question, in hundredths: stars, scores, places in an order, years. */
  means: z.array(
    z.object({
      /** The option; empty for the question itself. */
      text: z.string(),
      /** In hundredths. */
      mean: z.int(),
    }),
  ),
});
export type ItemResult = z.output<typeof itemResult>;

export const questionnaireResults = defineCall({
  name: 'apiQuestionnaire/results',
  method: 'GET',
  summary: 'What was answered, as sums, where its rule shows them',
  source: ['QU-03'],
  request: z.object({
    /** Questionnaire id. */
    id: wireId,
  }),
  response: z.object({
    /** As lists show it. */
    questionnaire: questionnaireCard,
    /** How many took part. */
    people: z.int(),
    /** So few took part that sums of an anonymous questionnaire would tell who said what: none are shown. */
    tooFew: z.boolean(),
    /** One for each question, in order. */
    items: z.array(itemResult),
  }),
});
export type QuestionnaireResults = z.output<(typeof questionnaireResults)['response']>;

/** From how many people on the sums of an anonymous questionnaire are shown. */
export const fewestShown = 5;

/** What goes with the refusal of answers: which break which rule. */
export const refusedAnswers = z.object({
  /** What is wrong, by question. */
  problems: z.array(
    z.object({
      /** Id of the question. */
      item: z.string(),
      /** The rule; `file` where a picture is no longer there. */
      rule: z.enum([
        ...(['required', 'fewest', 'most', 'range', 'words', 'characters', 'gaps', 'files'] as const),
        ...(['date', 'time', 'email', 'shape', 'file'] as const),
      ]),
      /** The number that the rule names. */
      limit: z.optional(z.int()),
      /** The lowest score. */
      from: z.optional(z.int()),
      /** The highest score. */
      to: z.optional(z.int()),
    }),
  ),
});
export type RefusedAnswer = z.output<typeof refusedAnswers>['problems'][number];
