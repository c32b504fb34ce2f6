import {
  myQuestionnaires,
  questionnaireDetail,
  questionnaireList,
  questionnaireResults,
  questionnaireSheetList,
  submitQuestionnaire,
} from '@banyan/contracts/exam';
import type { Api } from '@banyan/core-screen';

/** Questionnaires and votes. */
export const questionnaireCalls = {
  list: questionnaireList,
  mine: myQuestionnaires,
  detail: questionnaireDetail,
  submit: submitQuestionnaire,
  results: questionnaireResults,
  sheets: questionnaireSheetList,
} as const;

export type QuestionnaireApi = Api<typeof questionnaireCalls>;
