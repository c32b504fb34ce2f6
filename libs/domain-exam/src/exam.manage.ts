import { assessmentScreens } from '@banyan/contracts/exam';
import { screenRoutes, type ManageModule } from '@banyan/core-session';
import type { ExamModuleDeps } from './exam.environment.ts';
import { around } from './exam.routes.tsx';

const { manageBanks, manageExams, manageQuestionnaires } = assessmentScreens;
const group = 'assessment';

/** Screens and entries of this domain in the console. */
export function examManage(deps: ExamModuleDeps): ManageModule {
  return {
    routes: screenRoutes(
      assessmentScreens,
      {
        manageExams: () => import('./manage/exams/ExamsPage.tsx').then(({ ExamsPage }) => ExamsPage),
        editExam: () => import('./manage/exam/ExamEditorPage.tsx').then(({ ExamEditorPage }) => ExamEditorPage),
        watchExam: () => import('./manage/monitor/MonitorPage.tsx').then(({ MonitorPage }) => MonitorPage),
        examResults: () => import('./manage/results/ResultsPage.tsx').then(({ ResultsPage }) => ResultsPage),
        manageBanks: () => import('./manage/banks/BanksPage.tsx').then(({ BanksPage }) => BanksPage),
        manageQuestionnaires: () =>
          import('./manage/questionnaires/QuestionnairesPage.tsx').then(({ QuestionnairesPage }) => QuestionnairesPage),
        editQuestionnaire: () =>
          import('./manage/questionnaire/QuestionnaireEditorPage.tsx').then(
            ({ QuestionnaireEditorPage }) => QuestionnaireEditorPage,
          ),
        questionnaireResults: () => import('./manage/answers/ResultsPage.tsx').then(({ ResultsPage }) => ResultsPage),
        importQuestions: () =>
          import('./manage/import/QuestionImportPage.tsx').then(({ QuestionImportPage }) => QuestionImportPage),
        manageBank: () => import('./manage/bank/BankPage.tsx').then(({ BankPage }) => BankPage),
      },
      around(deps),
    ),
    entries: [
      { group, titleKey: manageBanks.titleKey, path: manageBanks.path, order: 10 },
      { group, titleKey: manageExams.titleKey, path: manageExams.path, order: 20 },
      { group, titleKey: manageQuestionnaires.titleKey, path: manageQuestionnaires.path, order: 30 },
    ],
  };
}
