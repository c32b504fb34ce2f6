import {
  actOnQuestionnaires,
  addQuestionnaire,
  bringQuestionnaireBack,
  discardQuestionnaireDraft,
  exportAnswers,
  exportQuestionnaires,
  managedResults,
  managedSheets,
  manageQuestionnaire,
  manageQuestionnaires,
  missingPeople,
  publishQuestionnaire,
  questionnaireVersions,
  readQuestionnaireDraft,
  saveQuestionnaireDraft,
} from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** The console's list of questionnaires. */
export const manageQuestionnairesCalls = {
  access: consoleAccess,
  list: manageQuestionnaires,
  questionnaire: manageQuestionnaire,
  act: actOnQuestionnaires,
  add: addQuestionnaire,
  begin: exportQuestionnaires,
} as const;
export type ManageQuestionnairesApi = Api<typeof manageQuestionnairesCalls>;

/** The editor of a questionnaire. */
export const questionnaireEditorCalls = {
  read: readQuestionnaireDraft,
  save: saveQuestionnaireDraft,
  discard: discardQuestionnaireDraft,
  publish: publishQuestionnaire,
  versions: questionnaireVersions,
  bringBack: bringQuestionnaireBack,
} as const;

/** The results of a questionnaire in the console. */
export const managedResultsCalls = {
  access: consoleAccess,
  results: managedResults,
  sheets: managedSheets,
  missing: missingPeople,
  act: actOnQuestionnaires,
  begin: exportAnswers,
} as const;
export type ManagedResultsApi = Api<typeof managedResultsCalls>;
