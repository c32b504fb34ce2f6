import {
  actOnExams,
  addExam,
  bringExamBack,
  collectPapers,
  correctQuestion,
  discardExamDraft,
  examChoices,
  examOutcome,
  examQuestions,
  examSitters,
  examVersions,
  exportExams,
  exportSitters,
  extendPapers,
  manageExam,
  manageExams,
  manageQuestions,
  previewCorrection,
  publishExam,
  readExamDraft,
  remindSitters,
  reopenPaper,
  reopenSitters,
  saveExamDraft,
  sitterPapers,
  stopExam,
  takeBackCorrection,
  tellSitters,
  watchExam,
} from '@banyan/contracts/exam';
import { consoleAccess } from '@banyan/contracts/organisation';
import type { Api } from '@banyan/core-screen';

/** The console's list of exams. */
export const manageExamsCalls = {
  access: consoleAccess,
  list: manageExams,
  exam: manageExam,
  act: actOnExams,
  add: addExam,
  begin: exportExams,
} as const;
export type ManageExamsApi = Api<typeof manageExamsCalls>;

/** The editor of an exam. */
export const examEditorCalls = {
  choices: examChoices,
  read: readExamDraft,
  save: saveExamDraft,
  discard: discardExamDraft,
  publish: publishExam,
  versions: examVersions,
  bringBack: bringExamBack,
  questions: manageQuestions,
} as const;
export type ExamEditorApi = Api<typeof examEditorCalls>;

/** An exam while it runs. */
export const monitorCalls = {
  watch: watchExam,
  extend: extendPapers,
  tell: tellSitters,
  collect: collectPapers,
  reopen: reopenPaper,
  stop: stopExam,
} as const;
export type MonitorApi = Api<typeof monitorCalls>;

/** Calls about the outcome of an exam. */
export const resultsCalls = {
  outcome: examOutcome,
  sitters: examSitters,
  papers: sitterPapers,
  remind: remindSitters,
  reopen: reopenSitters,
  begin: exportSitters,
} as const;
export type ResultsApi = Api<typeof resultsCalls>;

/** Questions of an exam, and what is put right in them. */
export const correctionCalls = {
  questions: examQuestions,
  preview: previewCorrection,
  correct: correctQuestion,
  takeBack: takeBackCorrection,
} as const;
export type CorrectionApi = Api<typeof correctionCalls>;
