import { defineCall } from '../call.ts';
import { page, pageOf } from '../page.ts';
import {
  answerRefusals,
  itemTypes,
  questionnaireKinds,
  questionnaireStates,
  questionnaireTabs,
  resultRules,
} from './questionnaire.choices.ts';
import { fillCharacters, noScore } from './questionnaire.rules.ts';
import { epochMs, text, wireId, wireJson } from '../wire.ts';
import { v } from '../v.ts';

/** A questionnaire or vote as lists show it [QU-01, QU-03]. */
export const questionnaireCard = v.object({
  /** Questionnaire id. */
  id: v.int(),
  /** Questionnaire or vote. */
  kind: v.picklist(questionnaireKinds),
  /** In the viewer’s language. */
  title: v.string(),
  /** The caller: a department. */
  owner: v.string(),
  /** Its state for the viewer; `answered` also once it is closed. */
  state: v.picklist(questionnaireStates),
  /** Answers are kept without a way back to whoever gave them [QU-02]. */
  anonymous: v.boolean(),
  /** Each learner answers once [QU-02]. */
  once: v.boolean(),
  /** Epoch ms. */
  opensAt: epochMs,
  /** Epoch ms. */
  closesAt: epochMs,
  /** How long it takes, as its author says. */
  minutes: v.int(),
  /** Questions, descriptions left out. */
  questionCount: v.int(),
  /** When learners see what was answered. */
  results: v.picklist(resultRules),
  /** The viewer may see what was answered, now. */
  resultsOpen: v.boolean(),
});
export type QuestionnaireCard = v.InferOutput<typeof questionnaireCard>;

/** A question [QU-01]. */
export const questionnaireItem = v.object({
  /** Names it within its questionnaire. */
  id: v.string(),
  /** One of the fifteen types [QU-01]. */
  type: v.picklist(itemTypes),
  /** In the viewer’s language. */
  title: v.string(),
  /** A quiet sentence beside it; empty where there is none. */
  hint: v.string(),
  /** It must be answered [QU-02]. */
  required: v.boolean(),
  /** Fewest choices, or the lowest score; null where there is no such rule [QU-02]. */
  min: v.nullable(v.int()),
  /** Most choices or pictures, or the highest score. */
  max: v.nullable(v.int()),
  /** What is chosen from, put in order, or scored; answers name them by their places. */
  options: v.array(v.string()),
  /** Labels of its gaps, of a question with several. */
  gaps: v.array(v.string()),
  /** What the two ends of a scale mean; empty where it goes without saying. */
  ends: v.object({
    /** At the lowest score. */
    low: v.string(),
    /** At the highest. */
    high: v.string(),
  }),
});
export type QuestionnaireItem = v.InferOutput<typeof questionnaireItem>;

export const questionnaireList = defineCall({
  name: 'apiQuestionnaire/list',
  method: 'GET',
  summary: 'Questionnaires and votes for the learner, those that opened last first',
  source: ['QU-01', 'QU-03'],
  request: page({
    /** Which part of the list. */
    tab: v.optional(v.picklist(questionnaireTabs)),
    /** Words of the title, at most 80 characters. */
    keyword: v.optional(text(80)),
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
  request: v.object({
    /** Questionnaire id. */
    id: wireId,
  }),
  response: v.object({
    /** As lists show it. */
    questionnaire: questionnaireCard,
    /** A sentence or two for whoever answers. */
    introduction: v.string(),
    /** In their order; none while it cannot be answered. */
    items: v.array(questionnaireItem),
    /** Why it cannot be answered now; null: it can. */
    refusal: v.nullable(v.picklist(answerRefusals)),
  }),
});
export type QuestionnaireDetail = v.InferOutput<(typeof questionnaireDetail)['response']>;

/** Most questions of a questionnaire. */
export const mostItems = 60;

const sentValue = v.object({
  /** Of description, fill, date, time and email. */
  text: text(4000),
  /** Chosen options by their places, stars, scores in the order of the options, years of age. */
  numbers: v.pipe(v.array(v.pipe(v.int(), v.minValue(noScore), v.maxValue(-noScore))), v.maxLength(60)),
  /** Of a question with several gaps, in their order. */
  gaps: v.pipe(v.array(text(2 * fillCharacters)), v.maxLength(20)),
  /** Ids of uploads: pictures, or the picture of a signature. */
  files: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))), v.maxLength(9)),
});

export const submitQuestionnaire = defineCall({
  name: 'apiQuestionnaire/submit',
  method: 'POST',
  summary: 'Hands answers in; refused with every rule that they break, at its question',
  source: ['QU-01', 'QU-02', 'QU-03', 'HT-06'],
  request: v.object({
    /** Questionnaire id. */
    id: wireId,
    /** An answer for each question that has one. */
    answers: wireJson(
      v.pipe(
        v.array(
          v.object({
            /** Id of the question. */
            item: text(32),
            /** The answer. */
            value: sentValue,
          }),
        ),
        v.maxLength(mostItems),
      ),
    ),
    /**
     * 16 random bytes, base64url, that are kept nowhere. The server remembers a digest of each request, to know its
     * repetition; without these the digest would tell the answers to whoever tries all of them.
     */
    salt: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
  response: v.object({
    /** As lists show it from now on. */
    questionnaire: questionnaireCard,
  }),
});

/** What was answered to a question, as sums; nobody’s own words are in it [QU-03]. */
export const itemResult = v.object({
  /** Id of the question. */
  id: v.string(),
  /** One of the fifteen types [QU-01]. */
  type: v.picklist(itemTypes),
  /** In the viewer’s language. */
  title: v.string(),
  /** How many answered it. */
  count: v.int(),
  /** How often each was answered, in their order; empty where words were asked for. */
  bars: v.array(
    v.object({
      /** The option; empty for a number and for sex, which screens word. */
      text: v.string(),
      /** Its place, star, score or the first year of ten. */
      number: v.int(),
      /** How many. */
      count: v.int(),
    }),
  ),
  /** Mean of each option, or of the question, in hundredths: stars, scores, places in an order, years. */
  means: v.array(
    v.object({
      /** The option; empty for the question itself. */
      text: v.string(),
      /** In hundredths. */
      mean: v.int(),
    }),
  ),
});
export type ItemResult = v.InferOutput<typeof itemResult>;

export const questionnaireResults = defineCall({
  name: 'apiQuestionnaire/results',
  method: 'GET',
  summary: 'What was answered, as sums, where its rule shows them',
  source: ['QU-03'],
  request: v.object({
    /** Questionnaire id. */
    id: wireId,
  }),
  response: v.object({
    /** As lists show it. */
    questionnaire: questionnaireCard,
    /** How many took part. */
    people: v.int(),
    /** So few took part that sums of an anonymous questionnaire would tell who said what: none are shown. */
    tooFew: v.boolean(),
    /** One for each question, in order. */
    items: v.array(itemResult),
  }),
});
export type QuestionnaireResults = v.InferOutput<(typeof questionnaireResults)['response']>;

/** From how many people on the sums of an anonymous questionnaire are shown. */
export const fewestShown = 5;

/** What goes with the refusal of answers: which break which rule. */
export const refusedAnswers = v.object({
  /** What is wrong, by question. */
  problems: v.array(
    v.object({
      /** Id of the question. */
      item: v.string(),
      /** The rule; `file` where a picture is no longer there. */
      rule: v.picklist([
        ...(['required', 'fewest', 'most', 'range', 'words', 'characters', 'gaps', 'files'] as const),
        ...(['date', 'time', 'email', 'shape', 'file'] as const),
      ]),
      /** The number that the rule names. */
      limit: v.optional(v.int()),
      /** The lowest score. */
      from: v.optional(v.int()),
      /** The highest score. */
      to: v.optional(v.int()),
    }),
  ),
});
export type RefusedAnswer = v.InferOutput<typeof refusedAnswers>['problems'][number];
