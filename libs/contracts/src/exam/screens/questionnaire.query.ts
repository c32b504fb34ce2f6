import { addressQuery, oneOf, rowId, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { forbidReasons, questionnaireTabs } from '../questionnaire.choices.ts';
import type { questionnaireList } from '../questionnaire.ts';

/** Which questionnaires are shown. */
export const questionnairesQuery = addressQuery({ tab: oneOf(questionnaireTabs), keyword: words(80) });
export type QuestionnairesQuery = QueryOf<typeof questionnairesQuery>;

/** The first page of the list as its call takes it. */
export function questionnairesInput({ tab, keyword }: QuestionnairesQuery): CallInput<typeof questionnaireList> {
  return { tab, keyword };
}

/** Which questionnaire is answered, or looked at for what was answered. */
export const questionnaireQuery = addressQuery({ id: rowId(null), view: oneOf(['answer', 'results']) });
export type QuestionnaireQuery = QueryOf<typeof questionnaireQuery>;

/** Which questionnaire could not be answered, and why. */
export const forbidQuery = addressQuery({ id: rowId(null), reason: oneOf(forbidReasons) });
