import {
  answerAssessment,
  assessmentReport,
  assessmentTask,
  assessmentTasks,
  assessmentTool,
  handInAssessment,
} from '@banyan/contracts/talent';
import type { Api } from '@banyan/core-screen';

/** Assessments. */
export const assessmentCalls = {
  list: assessmentTasks,
  task: assessmentTask,
  tool: assessmentTool,
  answer: answerAssessment,
  handIn: handInAssessment,
  report: assessmentReport,
} as const;
export type AssessmentApi = Api<typeof assessmentCalls>;
