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

/** A questionnaire or vote in a list [QU-01, QU-03]. */
export const questionnaireCard = v.object({
  /** Questionnaire id. */
  id: v.int(),
  /** Questionnaire or vote. */
  kind: v.picklist(questionnaireKinds),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Department that asks. */
  owner: v.string(),
  /** Its state for the viewer; `answered` also after it has closed. */
  state: v.picklist(questionnaireStates),
  /** True when stored answers cannot be traced to a person [QU-02]. */
  anonymous: v.boolean(),
  /** True when each learner answers once [QU-02]. */
  once: v.boolean(),
  /** Opening, epoch ms. */
  opensAt: epochMs,
  /** Closing, epoch ms. */
  closesAt: epochMs,
  /** Duration estimated by its author, minutes. */
  minutes: v.int(),
  /** Number of questions without descriptions. */
  questionCount: v.int(),
  /** Time at which learners see the results. */
  results: v.picklist(resultRules),
  /** True when the viewer may see the results now. */
  resultsOpen: v.boolean(),
});
export type QuestionnaireCard = v.InferOutput<typeof questionnaireCard>;

/** A question [QU-01]. */
export const questionnaireItem = v.object({
  /** Question id within its questionnaire. */
  id: v.string(),
  /** One of the fifteen types [QU-01]. */
  type: v.picklist(itemTypes),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Hint beside it; may be empty. */
  hint: v.string(),
  /** True when an answer is required [QU-02]. */
  required: v.boolean(),
  /** Fewest choices, or the lowest score; null without such a rule [QU-02]. */
  min: v.nullable(v.int()),
  /** Most choices or pictures, or the highest score. */
  max: v.nullable(v.int()),
  /** Options to choose, sort or score; answers refer to their indexes. */
  options: v.array(v.string()),
  /** Labels of the gaps, for a question with several. */
  gaps: v.array(v.string()),
  /** Meaning of the two ends of a scale; empty when obvious. */
  ends: v.object({
    /** Label of the lowest score. */
    low: v.string(),
    /** Label of the highest score. */
    high: v.string(),
  }),
  /** Jumps over later questions; the first that an answer fits counts. */
  jumps: v.array(
    v.object({
      /** Least number that jumps: index of an option, star, score, age; null with `to`: every other answer. */
      from: v.nullable(v.int()),
      /** Greatest number that jumps. */
      to: v.nullable(v.int()),
      /** Id of the question where it goes on; `end`: there is none. */
      go: v.string(),
    }),
  ),
});
export type QuestionnaireItem = v.InferOutput<typeof questionnaireItem>;

export const questionnaireList = defineCall({
  name: 'apiQuestionnaire/list',
  method: 'GET',
  summary: 'Questionnaires and votes for the learner, those that opened last first',
  source: ['QU-01', 'QU-03'],
  request: page({
    /** Requested part of the list. */
    tab: v.optional(v.picklist(questionnaireTabs)),
    /** Search words in the title, at most 80 characters. */
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
    /** The questionnaire as in lists. */
    questionnaire: questionnaireCard,
    /** One or two introductory sentences. */
    introduction: v.string(),
    /** In display order; empty while it cannot be answered. */
    items: v.array(questionnaireItem),
    /** Names the questions and the promise about names: another one once either has changed. */
    asked: v.string(),
    /** Reason why it cannot be answered now; null when it can. */
    refusal: v.nullable(v.picklist(answerRefusals)),
  }),
});
export type QuestionnaireDetail = v.InferOutput<(typeof questionnaireDetail)['response']>;

/** Most questions of a questionnaire. */
export const mostItems = 60;

const sentValue = v.object({
  /** Answer to description, fill, date, time and email. */
  text: text(4000),
  /** Indexes of chosen options, stars, scores in the order of the options, years of age. */
  numbers: v.pipe(v.array(v.pipe(v.int(), v.minValue(noScore), v.maxValue(-noScore))), v.maxLength(60)),
  /** Answers to a question with several gaps, in order. */
  gaps: v.pipe(v.array(text(2 * fillCharacters)), v.maxLength(20)),
  /** Ids of uploads: pictures, or the picture of a signature. */
  files: v.pipe(v.array(v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/))), v.maxLength(9)),
});

export const submitQuestionnaire = defineCall({
  name: 'apiQuestionnaire/submit',
  method: 'POST',
  summary:
    'Hands answers in; refused with every rule that they break, at its question, and with `conflict` where something else was asked',
  source: ['QU-01', 'QU-02', 'QU-03', 'HT-06'],
  request: v.object({
    /** Questionnaire id. */
    id: wireId,
    /** One answer per answered question. */
    answers: wireJson(
      v.pipe(
        v.array(
          v.object({
            /** Question id. */
            item: text(32),
            /** The answer. */
            value: sentValue,
          }),
        ),
        v.maxLength(mostItems),
      ),
    ),
    /**
     * 16 random bytes, base64url, which are not stored. The server stores a digest of each request to recognise its
     * repetition; without the salt, the answers could be found by trying all of them against the digest.
     */
    salt: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
    /** `asked` of the questionnaire as it was answered; absent: whatever is asked now. */
    asked: v.optional(text(32)),
  }),
  response: v.object({
    /** The questionnaire after the submission, as in lists. */
    questionnaire: questionnaireCard,
  }),
});

/** Summed answers to a question, without anyone's own text [QU-03]. */
export const itemResult = v.object({
  /** Question id. */
  id: v.string(),
  /** One of the fifteen types [QU-01]. */
  type: v.picklist(itemTypes),
  /** Title, in the viewer’s language. */
  title: v.string(),
  /** Number of answers. */
  count: v.int(),
  /** Frequency of each answer, in order; empty for text answers. */
  bars: v.array(
    v.object({
      /** Text of the option; empty for a number and for sex, which screens translate. */
      text: v.string(),
      /** Index of the option, star, score or first year of a decade. */
      number: v.int(),
      /** Number of answers. */
      count: v.int(),
    }),
  ),
  /** Mean of each option, or of the question, in hundredths: stars, scores, positions in an order, years. */
  means: v.array(
    v.object({
      /** Text of the option; empty for the question itself. */
      text: v.string(),
      /** Mean in hundredths. */
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
    /** The questionnaire as in lists. */
    questionnaire: questionnaireCard,
    /** Number of participants. */
    people: v.int(),
    /** People, of those, whose answers the sums have: anonymous ones are counted five by five while it is open, the latest five and more once it has closed. */
    counted: v.int(),
    /** True when an anonymous questionnaire has too few participants: sums would reveal answers and are hidden. */
    tooFew: v.boolean(),
    /** True when the viewer is its author and may read who answered what. */
    readable: v.boolean(),
    /** One per question, in order. */
    items: v.array(itemResult),
  }),
});
export type QuestionnaireResults = v.InferOutput<(typeof questionnaireResults)['response']>;

/** The answers of one person [QU-02]. */
export const questionnaireSheet = v.object({
  /** Sheet id. */
  id: v.int(),
  /** Name of the person. */
  name: v.string(),
  /** Department of the person; empty without one. */
  department: v.string(),
  /** Time of the submission, epoch ms. */
  at: epochMs,
  /** One per question, in order. */
  lines: v.array(
    v.object({
      /** Question id. */
      id: v.string(),
      /** One of the fifteen types [QU-01]. */
      type: v.picklist(itemTypes),
      /** Title, in the viewer’s language. */
      title: v.string(),
      /** Answer in words; empty when not answered, and for answers in numbers. */
      texts: v.array(v.string()),
      /** Star, score, age or index of a sex. */
      numbers: v.array(v.int()),
      /** Pictures and signatures. */
      files: v.array(
        v.object({
          /** Name of the file. */
          name: v.string(),
          /** Signed address, valid for an hour. */
          url: v.string(),
        }),
      ),
    }),
  ),
});
export type QuestionnaireSheet = v.InferOutput<typeof questionnaireSheet>;

export const questionnaireSheetList = defineCall({
  name: 'apiQuestionnaire/sheets',
  method: 'GET',
  summary: 'Who answered what, for the author of a questionnaire that is not anonymous, last first',
  source: ['QU-02'],
  request: page({
    /** Questionnaire id. */
    id: wireId,
  }),
  response: pageOf(questionnaireSheet),
});

/** Fewest participants for showing the sums of an anonymous questionnaire that has closed; an open one needs twice as many. */
export const fewestShown = 5;

/** Data of `answersRefused`: the broken rules. */
export const refusedAnswers = v.object({
  /** Problems by question. */
  problems: v.array(
    v.object({
      /** Question id. */
      item: v.string(),
      /** The broken rule; `file` when a picture no longer exists. */
      rule: v.picklist([
        ...(['required', 'fewest', 'most', 'range', 'words', 'characters', 'gaps', 'files'] as const),
        ...(['date', 'time', 'email', 'shape', 'file'] as const),
      ]),
      /** Limit of the rule. */
      limit: v.optional(v.int()),
      /** The lowest score. */
      from: v.optional(v.int()),
      /** The highest score. */
      to: v.optional(v.int()),
    }),
  ),
});
export type RefusedAnswer = v.InferOutput<typeof refusedAnswers>['problems'][number];
