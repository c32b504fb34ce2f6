import { defineCall } from '../call.ts';
import { thingHistory } from '../manage/history.ts';
import { exported, format } from '../manage/exports.fields.ts';
import { page, pageOf } from '../page.ts';
import { v } from '../v.ts';
import { epochMs, listedId, text, wireId, wireInt, wireJson } from '../wire.ts';
import { questionnaireKinds } from './questionnaire.choices.ts';
import {
  managedQuestionnaireSorts,
  managedQuestionnaireStates,
  mostQuestionnairesActedOn,
  questionnaireActRefusals,
  questionnaireActs,
  questionnaireLimits,
} from './managedQuestionnaires.choices.ts';

/** A questionnaire in the list of the console. */
const managedQuestionnaire = v.object({
  /** Id of the questionnaire. */
  id: v.int(),
  /** In the requested language. */
  title: v.string(),
  /** Questionnaire or vote. */
  kind: v.picklist(questionnaireKinds),
  /** Its state. */
  state: v.picklist(managedQuestionnaireStates),
  /** Whether its draft has changes that are not published. */
  unpublished: v.boolean(),
  /** Whether answers carry no name. */
  anonymous: v.boolean(),
  /** When it opens. */
  opensAt: epochMs,
  /** When it closes. */
  closesAt: epochMs,
  /** Number of its questions. */
  questions: v.int(),
  /** People for whom it is; null: everyone. */
  audience: v.nullable(v.int()),
  /** People who have answered. */
  answered: v.int(),
  /** Last change of the questionnaire or its draft. */
  changedAt: epochMs,
  /** The person who changed it; empty when unknown. */
  changedBy: v.string(),
});
export type ManagedQuestionnaire = v.InferOutput<typeof managedQuestionnaire>;

const source = ['QU-01', 'QU-02', 'QU-03', 'AC-10'];
const filters = {
  /** Words of the title; empty: all. */
  q: v.optional(text(60), ''),
  /** Empty: all but templates and archived ones. */
  state: v.optional(v.picklist(['', ...managedQuestionnaireStates]), ''),
  /** Questionnaire or vote; empty: both. */
  kind: v.optional(v.picklist(['', ...questionnaireKinds]), ''),
  /** Whether answers carry names; empty: either. */
  names: v.optional(v.picklist(['', 'anonymous', 'named']), ''),
};

export const manageQuestionnaires = defineCall({
  name: 'manage/questionnaires/list',
  method: 'GET',
  may: 'assessment.see',
  summary: 'Questionnaires and votes within the caller’s rights: one’s own, those of one’s departments, or all',
  source,
  request: page({
    ...filters,
    /** The last changed first by default. */
    sort: v.optional(v.picklist(managedQuestionnaireSorts), '-changed'),
  }),
  response: pageOf(managedQuestionnaire, {
    /** Questionnaires that the filters find. */
    total: v.int(),
  }),
});

const managedQuestionnaireDetail = v.object({
  ...managedQuestionnaire.entries,
  /** Department that asks, in the requested language. */
  owner: v.string(),
  /** Whether each person answers once. */
  once: v.boolean(),
  /** Duration estimated by its author, minutes. */
  minutes: v.int(),
  /** Number of its last version; 0: it was never published in the console. */
  version: v.int(),
  /** Acts of people on it, the latest first, fifty at most. */
  history: thingHistory,
});
export type ManagedQuestionnaireDetail = v.InferOutput<typeof managedQuestionnaireDetail>;

export const manageQuestionnaire = defineCall({
  name: 'manage/questionnaires/detail',
  method: 'GET',
  may: 'assessment.see',
  summary: 'A questionnaire with its history. Refused: `notFound` outside of the caller’s rights',
  source,
  request: v.object({
    /** Id of the questionnaire. */
    id: wireId,
  }),
  response: managedQuestionnaireDetail,
});

const acted = v.array(v.int());

export const actOnQuestionnaires = defineCall({
  name: 'manage/questionnaires/act',
  method: 'POST',
  may: 'assessment.publish',
  summary:
    'Publishes, ends, puts off, copies or archives questionnaires, makes templates of them, or reminds whoever has not answered; tells which it left as they are, and why',
  source,
  request: v.object({
    /** Ids of the questionnaires. */
    ids: wireJson(v.pipe(v.array(listedId), v.minLength(1), v.maxLength(mostQuestionnairesActedOn))),
    /** The act. */
    act: v.picklist(questionnaireActs),
    /** Days by which the end is put off, 1–365; other acts take none. */
    days: v.optional(wireInt),
  }),
  response: v.object({
    /** Ids of those with which it was done. */
    done: acted,
    /** Those that were left as they are. */
    left: v.array(
      v.object({
        /** Id of the questionnaire. */
        id: v.int(),
        /** In the requested language; empty for one that is not there. */
        name: v.string(),
        /** The reason. */
        why: v.picklist(questionnaireActRefusals),
      }),
    ),
    /** Ids that `restore` or `archive` sets back; empty after other acts. */
    back: acted,
    /** People who were reminded. */
    reminded: v.int(),
  }),
});

export const addQuestionnaire = defineCall({
  name: 'manage/questionnaires/add',
  method: 'POST',
  may: 'assessment.edit',
  summary:
    'A new questionnaire as a draft, empty or a copy of another one or of a template; no learner sees it. Refused: `fieldsRefused` with `title`: missing; `notFound` for a copy of one outside of the caller’s rights',
  source,
  request: v.object({
    /** Title in Chinese, or in the language of the enterprise. */
    title: text(questionnaireLimits.title),
    /** Id of the questionnaire or template of which it is a copy; absent: it is empty. */
    copyOf: v.optional(wireId),
  }),
  response: v.object({
    /** Id of the questionnaire. */
    id: v.int(),
  }),
});

export const exportQuestionnaires = defineCall({
  name: 'manage/questionnaires/export',
  method: 'POST',
  may: 'assessment.export',
  summary: 'Writes the questionnaires that the filters find within the caller’s rights into a file, as a job',
  source: ['AC-10'],
  request: v.object({
    /** Kind of file. */
    format,
    ...filters,
  }),
  response: exported,
});
