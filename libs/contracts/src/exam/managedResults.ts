import { defineCall } from '../call.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireId, wireInt } from '../wire.ts';
import { managedQuestionnaireStates } from './managedQuestionnaires.choices.ts';
import { itemResult, questionnaireSheet } from './questionnaire.ts';

/** A question with what was answered, as the console shows it. */
const managedItemResult = v.object({
  ...itemResult.entries,
  /** Order: how often each option came at each place, by option. */
  orders: v.array(
    v.object({
      /** Text of the option. */
      text: v.string(),
      /** Number of answers by place, the first place first. */
      counts: v.array(v.int()),
    }),
  ),
  /** Answers in words, in the order of the alphabet, two hundred at most. */
  texts: v.array(
    v.object({
      /** The answer. */
      text: v.string(),
      /** How often it was given. */
      count: v.int(),
    }),
  ),
});
export type ManagedItemResult = v.InferOutput<typeof managedItemResult>;

const source = ['QU-02', 'QU-03'];
const day = v.pipe(v.string(), v.regex(/^(\d{4}-\d{2}-\d{2})?$/));
/** Filters of named answers; an anonymous questionnaire has none. */
const filters = {
  /** Department with those below it, within the caller’s rights; 0: all. */
  department: v.optional(wireInt),
  /** First day in the enterprise’s zone; empty: any. */
  from: v.optional(day, ''),
  /** Last day in the enterprise’s zone; empty: any. */
  until: v.optional(day, ''),
  /** Id of a question whose answer is looked at; empty: none. */
  item: v.optional(text(32), ''),
  /** The number with which it was answered: index of an option, star, score. */
  answer: v.optional(wireInt),
};

export const managedResults = defineCall({
  name: 'manage/questionnaires/results',
  method: 'GET',
  may: 'assessment.see',
  summary:
    'What was answered, as sums and words. Anonymous answers are shown from five people on, while it is open from ten on and five by five, and cannot be filtered: nothing tells whose they are. Refused: `badRequest` for a filter of an anonymous one, `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the questionnaire. */
    id: wireId,
    ...filters,
  }),
  response: v.object({
    /** Id of the questionnaire. */
    id: v.int(),
    /** In the requested language. */
    title: v.string(),
    /** Its state. */
    state: v.picklist(managedQuestionnaireStates),
    /** When it opens. */
    opensAt: epochMs,
    /** When it closes. */
    closesAt: epochMs,
    /** Whether answers carry no name. */
    anonymous: v.boolean(),
    /** People for whom it is. */
    people: v.int(),
    /** People who have answered. */
    answered: v.int(),
    /** People, of those, whose answers the sums have. */
    counted: v.int(),
    /** Whether too few have answered for anything to be shown. */
    tooFew: v.boolean(),
    /** One for each question, in order; empty where too few have answered. */
    items: v.array(managedItemResult),
    /** Answers by day in the enterprise’s zone, of named ones alone. */
    days: v.array(
      v.object({
        /** The day, `2025-11-28`. */
        day: v.string(),
        /** Number of answers. */
        count: v.int(),
      }),
    ),
    /** Departments of those who have answered, of named ones alone, within the caller’s rights. */
    departments: v.array(
      v.object({
        /** Id of the department. */
        id: v.int(),
        /** In the requested language. */
        name: v.string(),
        /** Number of answers. */
        count: v.int(),
      }),
    ),
    /** Whether the caller may read who answered what: of named ones, with the right to mark. */
    readable: v.boolean(),
    /** Whether the caller may remind those who have not answered. */
    mayRemind: v.boolean(),
  }),
});
export type ManagedResults = v.InferOutput<typeof managedResults.response>;

export const managedSheets = defineCall({
  name: 'manage/questionnaires/sheets',
  method: 'GET',
  may: 'assessment.mark',
  summary: 'Who answered what, of a questionnaire that is not anonymous, the last first. Refused: `notFound` otherwise',
  source,
  request: page({
    /** Id of the questionnaire. */
    id: wireId,
    ...filters,
  }),
  response: pageOf(questionnaireSheet),
});

export const missingPeople = defineCall({
  name: 'manage/questionnaires/missing',
  method: 'GET',
  may: 'assessment.mark',
  summary: 'Who has not answered a questionnaire that is not anonymous. Refused: `notFound` otherwise',
  source,
  request: page({
    /** Id of the questionnaire. */
    id: wireId,
  }),
  response: pageOf(
    v.object({
      /** Id of the person. */
      id: v.int(),
      /** In the requested language. */
      name: v.string(),
      /** Account. */
      account: v.string(),
      /** Department, in the requested language; empty without one. */
      department: v.string(),
    }),
    {
      /** How many there are. */
      total: v.int(),
    },
  ),
});
export type MissingPerson = v.InferOutput<typeof missingPeople.response>['items'][number];

export const exportAnswers = defineCall({
  name: 'manage/questionnaires/exportAnswers',
  method: 'POST',
  may: 'assessment.export',
  summary:
    'Writes the answers into a file, as a job: named ones by person, for whoever may mark; anonymous ones by question, in the order of the alphabet, so that nothing ties two answers or an answer and a time. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Kind of file. */
    format,
    /** Id of the questionnaire. */
    id: wireId,
  }),
  response: exported,
});
