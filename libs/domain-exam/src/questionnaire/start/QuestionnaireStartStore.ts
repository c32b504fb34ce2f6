import type { QuestionnaireDetail } from '@banyan/contracts/exam';
import { apiOf, ownPlace, Request } from '@banyan/core-screen';
import type { ExamEnvironment } from '../../exam.environment.ts';
import { questionnaireCalls } from '../questionnaireApi.ts';
import { questionnaireDrafts } from '../responses/draft.ts';

/** Details of a questionnaire before it is answered, or when it cannot be. */
export const makeQuestionnaireStartStore = ({ http, session, storage }: ExamEnvironment) => {
  const api = apiOf(http, questionnaireCalls);
  return {
    detail: new Request<QuestionnaireDetail, { id: number }>((input, options) => api.detail(input, options)),
    /** Whether this person has begun it on this device. */
    begun: (questionnaireId: number) =>
      questionnaireDrafts.of(ownPlace({ session, storage }), questionnaireId).read() !== null,
  };
};
