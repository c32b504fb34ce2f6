import type { MessagesLike } from '@banyan/core-session';
import { kind, rich, state, title, unit } from './sections/common.en.ts';
import { appeal, detail, record } from './sections/detail.en.ts';
import { exams, when } from './sections/exams.en.ts';
import { manageExam } from './sections/manageExam.en.ts';
import { manageExams } from './sections/manageExams.en.ts';
import { examQuestions } from './sections/examQuestions.en.ts';
import { examResults } from './sections/examResults.en.ts';
import { editQuestionnaire, manageQuestionnaires, manageResults } from './sections/manageQuestionnaires.en.ts';
import { monitor } from './sections/monitor.en.ts';
import { manageBank, manageBanks, manageQuestion } from './sections/manageBanks.en.ts';
import { questionFile, questionImport } from './sections/questionImport.en.ts';
import { pk } from './sections/pk.en.ts';
import { day, drill, exercise, practice } from './sections/practice.en.ts';
import { coursePractice } from './sections/coursePractice.en.ts';
import { questionnaire } from './sections/questionnaire.en.ts';
import { review } from './sections/review.en.ts';
import { attempt, mark, receipt, result } from './sections/result.en.ts';
import { sheet } from './sections/sheet.en.ts';
import { door, refusal, rule, start } from './sections/start.en.ts';
import type zh from './zh.ts';

const en: MessagesLike<typeof zh> = {
  title,
  state,
  kind,
  unit,
  rich,
  sheet,
  exams,
  when,
  start,
  rule,
  door,
  refusal,
  attempt,
  mark,
  result,
  receipt,
  detail,
  record,
  appeal,
  drill,
  exercise,
  practice,
  coursePractice,
  pk,
  day,
  questionnaire,
  review,
  manageBanks,
  manageBank,
  manageExams,
  manageExam,
  manageQuestionnaires,
  editQuestionnaire,
  manageResults,
  monitor,
  examQuestions,
  examResults,
  manageQuestion,
  questionFile,
  questionImport,
};

export default en;
