import { addressQuery, oneOf, rowId, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { forbidReasons, questionnaireTabs } from '../questionnaire.choices.ts';
import type { questionnaireList } from '../questionnaire.ts';

/** Filter of the list of questionnaires. */
export const questionnairesQuery = addressQuery({ tab: oneOf(questionnaireTabs), keyword: words(80) });
export type QuestionnairesQuery = QueryOf<typeof questionnairesQuery>;

/** Input for the first page of the list. */
export function questionnairesInput({ tab, keyword }: QuestionnairesQuery): CallInput<typeof questionnaireList> {
  return { tab, keyword };
}

/** The questionnaire, to answer it or to see its results. */
export const questionnaireQuery = addressQuery({ id: rowId(null), view: oneOf(['answer', 'results']) });
export type QuestionnaireQuery = QueryOf<typeof questionnaireQuery>;

/** The refused questionnaire, and the reason. */
export const forbidQuery = addressQuery({ id: rowId(null), reason: oneOf(forbidReasons) });
