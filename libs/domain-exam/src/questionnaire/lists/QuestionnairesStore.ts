import { questionnairesInput, type QuestionnaireCard, type QuestionnairesQuery } from '@banyan/contracts/exam';
import { apiOf, PagedList } from '@banyan/core-screen';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { questionnaireCalls } from '../questionnaireApi.ts';

const id = (card: QuestionnaireCard) => card.id;

/** Questionnaires for the learner, as the address asks. */
export const makeQuestionnairesStore = ({ http }: ExamEnvironment) => {
  const api = apiOf(http, questionnaireCalls);
  return {
    list: new PagedList<QuestionnaireCard, QuestionnairesQuery>(
      // The first page has no cursor: it came with the page.
      (query, cursor, options) =>
        api.list(cursor === '' ? questionnairesInput(query) : { ...questionnairesInput(query), cursor }, options),
      { id },
    ),
  };
};

/** Questionnaires that the learner has answered. */
export const makeMyQuestionnairesStore = ({ http }: ExamEnvironment) => {
  const api = apiOf(http, questionnaireCalls);
  return {
    list: new PagedList<QuestionnaireCard>((_, cursor, options) => api.mine(cursor === '' ? {} : { cursor }, options), {
      id,
    }),
  };
};
