import type { QuestionnaireDraft } from '@banyan/contracts/exam';
import { draftTable, versionTable } from '../../../platform/drafts/draftTables.ts';
import { questionnaires } from '../questionnaire.schema.ts';

/** The drafts of questionnaires. */
export const questionnaireDrafts = draftTable<QuestionnaireDraft>('questionnaire', questionnaires);

/** Published versions of questionnaires; changes are names of settings. */
export const questionnaireVersions = versionTable<QuestionnaireDraft, string>('questionnaire', questionnaires);
