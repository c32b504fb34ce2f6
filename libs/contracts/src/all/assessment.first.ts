import type { assessmentScreens } from '../exam/screens/assessment.ts';
import type { FirstCalls } from '../first.ts';

/** First calls of the console's screens about what people are asked; tables ask by their address. */
export const assessmentFirst: FirstCalls<typeof assessmentScreens> = {
  manageExams: () => [],
  editExam: () => [],
  watchExam: () => [],
  examResults: () => [],
  manageBanks: () => [],
  manageBank: () => [],
  manageQuestionnaires: () => [],
  editQuestionnaire: () => [],
  questionnaireResults: () => [],
  importQuestions: () => [],
};
