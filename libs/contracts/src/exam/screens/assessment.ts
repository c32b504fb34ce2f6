import { defineScreens } from '../../screen.ts';

/** Screens of the console about what people are asked. */
export const assessmentScreens = defineScreens({
  manageExams: {
    path: '/manage/exams',
    access: 'admin',
    titleKey: 'exam:title.manageExams',
    layout: 'console',
    may: 'assessment.see',
  },
  editExam: {
    path: '/manage/exams/:id',
    access: 'admin',
    titleKey: 'exam:title.editExam',
    layout: 'console',
    may: 'assessment.see',
  },
  watchExam: {
    path: '/manage/exams/:id/monitor',
    access: 'admin',
    titleKey: 'exam:title.watchExam',
    layout: 'console',
    may: 'assessment.see',
  },
  examResults: {
    path: '/manage/exams/:id/results',
    access: 'admin',
    titleKey: 'exam:title.examResults',
    layout: 'console',
    may: 'assessment.see',
  },
  manageBanks: {
    path: '/manage/banks',
    access: 'admin',
    titleKey: 'exam:title.manageBanks',
    layout: 'console',
    may: 'assessment.see',
  },
  manageBank: {
    path: '/manage/banks/:id',
    access: 'admin',
    titleKey: 'exam:title.manageBank',
    layout: 'console',
    may: 'assessment.see',
  },
  manageQuestionnaires: {
    path: '/manage/questionnaires',
    access: 'admin',
    titleKey: 'exam:title.manageQuestionnaires',
    layout: 'console',
    may: 'assessment.see',
  },
  editQuestionnaire: {
    path: '/manage/questionnaires/:id',
    access: 'admin',
    titleKey: 'exam:title.editQuestionnaire',
    layout: 'console',
    may: 'assessment.see',
  },
  questionnaireResults: {
    path: '/manage/questionnaires/:id/results',
    access: 'admin',
    titleKey: 'exam:title.manageResults',
    layout: 'console',
    may: 'assessment.see',
  },
  importQuestions: {
    path: '/manage/banks/:id/import',
    access: 'admin',
    titleKey: 'exam:title.importQuestions',
    layout: 'console',
    may: 'assessment.edit',
  },
});
