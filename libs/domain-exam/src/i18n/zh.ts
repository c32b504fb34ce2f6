import { kind, rich, state, title, unit } from './sections/common.zh.ts';
import { appeal, detail, record } from './sections/detail.zh.ts';
import { exams, when } from './sections/exams.zh.ts';
import { manageExam } from './sections/manageExam.zh.ts';
import { manageExams } from './sections/manageExams.zh.ts';
import { examQuestions } from './sections/examQuestions.zh.ts';
import { examResults } from './sections/examResults.zh.ts';
import { editQuestionnaire, manageQuestionnaires, manageResults } from './sections/manageQuestionnaires.zh.ts';
import { monitor } from './sections/monitor.zh.ts';
import { manageBank, manageBanks, manageQuestion } from './sections/manageBanks.zh.ts';
import { questionFile, questionImport } from './sections/questionImport.zh.ts';
import { pk } from './sections/pk.zh.ts';
import { day, drill, exercise, practice } from './sections/practice.zh.ts';
import { coursePractice } from './sections/coursePractice.zh.ts';
import { questionnaire } from './sections/questionnaire.zh.ts';
import { review } from './sections/review.zh.ts';
import { attempt, mark, receipt, result } from './sections/result.zh.ts';
import { sheet } from './sections/sheet.zh.ts';
import { door, refusal, rule, start } from './sections/start.zh.ts';

/** This domain's texts; the other sets are checked against this one. */
const zh = {
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
} as const;

export default zh;
