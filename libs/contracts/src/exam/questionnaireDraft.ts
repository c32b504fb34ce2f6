import { defineCall } from '../call.ts';
import { versionFields } from '../manage/versions.ts';
import { audience } from '../manage/audience.ts';
import { draftText } from '../manage/draftText.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, text, wireId, wireInt, wireJson } from '../wire.ts';
import {
  managedQuestionnaireStates,
  questionnaireDraftRules,
  questionnaireLimits as most,
} from './managedQuestionnaires.choices.ts';
import { itemTypes, questionnaireKinds, resultRules } from './questionnaire.choices.ts';
import { mostItems } from './questionnaire.ts';

const whole = (from: number, to: number) => v.pipe(v.int(), v.minValue(from), v.maxValue(to));
/** Bounds of choices, pictures and scores. */
const bound = v.nullable(whole(-1000, 1000));

/** A question as it is edited. */
const draftItem = v.object({
  /** Its key within the questionnaire, so that answers stay with it when its text changes. */
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,32}$/)),
  /** One of the fifteen types [QU-01]. */
  type: v.picklist(itemTypes),
  /** The question. */
  title: draftText(most.question),
  /** Hint beside it; may be empty. */
  hint: draftText(most.hint),
  /** Whether an answer is required [QU-02]. */
  required: v.boolean(),
  /** Fewest choices, or the lowest score; null without such a rule [QU-02]. */
  min: bound,
  /** Most choices or pictures, or the highest score; null without such a rule [QU-02]. */
  max: bound,
  /** Options to choose, sort or score. */
  options: v.pipe(v.array(draftText(most.option)), v.maxLength(most.options)),
  /** Labels of the gaps, for a question with several. */
  gaps: v.pipe(v.array(draftText(most.option)), v.maxLength(most.gaps)),
  /** Meaning of the lowest score; may be empty. */
  low: draftText(most.end),
  /** Meaning of the highest score; may be empty. */
  high: draftText(most.end),
  /** Jumps over later questions; the first that an answer fits counts. */
  jumps: v.pipe(
    v.array(
      v.object({
        /** Least number that jumps: index of an option, star, score, age; null with `to`: every other answer. */
        from: bound,
        /** Greatest number that jumps. */
        to: bound,
        /** Id of the question where it goes on; `end`: there is none. */
        go: text(32),
      }),
    ),
    v.maxLength(most.jumps),
  ),
});
export type QuestionnaireDraftItem = v.InferOutput<typeof draftItem>;

/** A questionnaire as it is edited. */
export const questionnaireDraft = v.object({
  /** Its title. */
  title: draftText(most.title),
  /** One or two introductory sentences. */
  introduction: draftText(most.introduction),
  /** Department that asks. */
  owner: draftText(most.owner),
  /** Questionnaire or vote. */
  kind: v.picklist(questionnaireKinds),
  /** When it opens. */
  opensAt: epochMs,
  /** When it closes. */
  closesAt: epochMs,
  /** Whether answers carry no name, department, device or time [QU-02]. */
  anonymous: v.boolean(),
  /** Whether each person answers once [QU-02]. */
  once: v.boolean(),
  /** Estimated duration, minutes. */
  minutes: whole(1, most.minutes),
  /** Time at which learners see the results [QU-03]. */
  results: v.picklist(resultRules),
  /** Its audience; null: everyone. */
  audience: v.nullable(audience),
  /** Questions in their order. */
  items: v.pipe(v.array(draftItem), v.maxLength(mostItems)),
});
export type QuestionnaireDraft = v.InferOutput<typeof questionnaireDraft>;

/** Something that keeps a draft from being published. */
const draftFault = v.object({
  /** Name of a setting, or id of a question. */
  at: v.string(),
  /** The broken rule. */
  rule: v.picklist(questionnaireDraftRules),
});
export type QuestionnaireDraftFault = v.InferOutput<typeof draftFault>;

const edited = v.object({
  /** Id of the questionnaire. */
  id: v.int(),
  /** Its state. */
  state: v.picklist(managedQuestionnaireStates),
  /** Number of the version that learners see; 0: none was published in the console. */
  version: v.int(),
  /** The draft; without one, what is published. */
  draft: questionnaireDraft,
  /** Begins a change; an older one is refused with `conflict`. 0: there is no draft yet. */
  revision: v.int(),
  /** Last save of the draft; null: there is none. */
  savedAt: v.nullable(epochMs),
  /** Name of who saved it; empty when unknown. */
  savedBy: v.string(),
  /** Names of the settings that differ from what learners see; `items` for the questions. */
  changes: v.array(v.string()),
  /** Faults that keep it from being published. */
  faults: v.array(draftFault),
  /** People for whom the draft is. */
  people: v.int(),
  /** People who have answered. */
  answered: v.int(),
  /** Ids of the questions whose kind and options stay: somebody has answered them, or any of an anonymous questionnaire. */
  held: v.array(v.string()),
  /** Whether the caller may change it. */
  mayEdit: v.boolean(),
  /** Whether the caller may publish it. */
  mayPublish: v.boolean(),
});
export type EditedQuestionnaire = v.InferOutput<typeof edited>;

/** The present state, in the refusal of a change that began from an older one. */
export const presentQuestionnaire = v.object({
  /** The present state. */
  questionnaire: edited,
});

const source = ['QU-01', 'QU-02', 'QU-03'];
const ofQuestionnaire = {
  /** Id of the questionnaire. */
  id: wireId,
};
const begun = {
  ...ofQuestionnaire,
  /** Revision that the change began from. */
  revision: wireInt,
};

export const readQuestionnaireDraft = defineCall({
  name: 'manage/questionnaires/draft',
  method: 'GET',
  may: 'assessment.see',
  summary: 'A questionnaire as it is edited. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object(ofQuestionnaire),
  response: edited,
});

export const saveQuestionnaireDraft = defineCall({
  name: 'manage/questionnaires/save',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Saves a draft; learners see it when it is published. Refused: `conflict` for an older revision, with the present state in `data.questionnaire`',
  source,
  request: v.object({
    ...begun,
    /** The whole draft. */
    draft: wireJson(questionnaireDraft, 300_000),
  }),
  response: edited,
});

export const discardQuestionnaireDraft = defineCall({
  name: 'manage/questionnaires/discard',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Gives up a draft: the editor begins again from what is published. Refused: `conflict` for an older revision',
  source,
  request: v.object(begun),
  response: edited,
});

export const publishQuestionnaire = defineCall({
  name: 'manage/questionnaires/publish',
  method: 'POST',
  may: 'assessment.publish',
  summary:
    'Publishes a draft as the next version. Answers that were given stay with their questions. Refused: `conflict` for an older revision; `fieldsRefused` with the broken rules by setting and question',
  source,
  request: v.object(begun),
  response: edited,
});

export const questionnaireVersions = defineCall({
  name: 'manage/questionnaires/versions',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Versions of a questionnaire that were published, the latest first',
  source,
  request: page(ofQuestionnaire),
  response: pageOf(
    v.object({
      ...versionFields,
      /** Number of its questions. */
      questions: v.int(),
      /** Names of the settings that differ from the version before. */
      changes: v.array(v.string()),
    }),
  ),
});
export type QuestionnaireVersion = v.InferOutput<typeof questionnaireVersions.response>['items'][number];

export const bringQuestionnaireBack = defineCall({
  name: 'manage/questionnaires/bringBack',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'Makes an earlier version the draft. Refused: `conflict` for an older revision, `notFound` for no such version',
  source,
  request: v.object({
    ...begun,
    /** Number of the version. */
    no: wireInt,
  }),
  response: edited,
});
