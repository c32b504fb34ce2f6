import type { questionnaireScreens } from '@banyan/contracts/exam';
import type { ScreenPages } from '@banyan/core-session';

/** Pages of questionnaires and votes. */
export const questionnairePages: ScreenPages<typeof questionnaireScreens> = {
  questionnaires: () => import('./lists/QuestionnairesPage.tsx').then(({ QuestionnairesPage }) => QuestionnairesPage),
  myQuestionnaires: () =>
    import('./lists/MyQuestionnairesPage.tsx').then(({ MyQuestionnairesPage }) => MyQuestionnairesPage),
  questionnaire: () => import('./sheet/QuestionnairePage.tsx').then(({ QuestionnairePage }) => QuestionnairePage),
  questionnaireStart: () =>
    import('./start/QuestionnaireStartPage.tsx').then(({ QuestionnaireStartPage }) => QuestionnaireStartPage),
  questionnaireForbidden: () =>
    import('./start/QuestionnaireForbiddenPage.tsx').then(
      ({ QuestionnaireForbiddenPage }) => QuestionnaireForbiddenPage,
    ),
};
