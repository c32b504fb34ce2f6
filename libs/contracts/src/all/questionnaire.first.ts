import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import {
  myQuestionnaires,
  questionnaireDetail,
  questionnaireList,
  questionnaireResults,
} from '../exam/questionnaire.ts';
import {
  forbidQuery,
  questionnaireQuery,
  questionnairesInput,
  questionnairesQuery,
} from '../exam/screens/questionnaire.query.ts';
import type { questionnaireScreens } from '../exam/screens/questionnaire.ts';

const detail = (id: number | null) => (id === null ? [] : [ask(questionnaireDetail, { id })]);

/** First calls of the screens of questionnaires. */
export const questionnaireFirst: FirstCalls<typeof questionnaireScreens> = {
  questionnaires: ({ search }) => [ask(questionnaireList, questionnairesInput(questionnairesQuery.read(search)))],
  myQuestionnaires: () => [ask(myQuestionnaires, {})],
  questionnaire({ search }) {
    const { id, view } = questionnaireQuery.read(search);
    return id !== null && view === 'results' ? [ask(questionnaireResults, { id })] : detail(id);
  },
  questionnaireStart: ({ params }) => detail(idOf(params.id)),
  questionnaireForbidden: ({ search }) => detail(forbidQuery.read(search).id),
};
