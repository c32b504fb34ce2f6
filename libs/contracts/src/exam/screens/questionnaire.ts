import { defineScreens } from '../../screen.ts';

/** Screens of questionnaires and votes. */
export const questionnaireScreens = defineScreens({
  questionnaires: {
    path: '/questionnaire/questionList',
    access: 'login',
    titleKey: 'exam:title.questionnaires',
    layout: 'questionnaire',
    aliases: ['/questionnaire'],
  },
  myQuestionnaires: {
    path: '/questionnaire/questionMyList',
    access: 'login',
    titleKey: 'exam:title.myQuestionnaires',
    layout: 'questionnaire',
  },
  questionnaire: {
    path: '/questionnaire/questionDetail',
    access: 'open',
    titleKey: 'exam:title.questionnaire',
    layout: 'none',
  },
  questionnaireStart: {
    path: '/questionnaire/excessive/:id',
    access: 'open',
    titleKey: 'exam:title.questionnaireStart',
    layout: 'questionnaire',
    transition: 'questionnaire',
  },
  questionnaireForbidden: {
    path: '/questionnaire/forbid',
    access: 'open',
    titleKey: 'exam:title.questionnaireForbidden',
    layout: 'questionnaire',
  },
});
