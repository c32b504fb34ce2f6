import { idOf } from '../address.ts';
import { ask, type FirstCalls } from '../first.ts';
import { coursePractice, coursePracticeHistory, coursePracticeResult } from '../exam/coursePractice.ts';
import { examClasses, examDetail, examList } from '../exam/exam.ts';
import { attemptDetail, attemptResult } from '../exam/examResult.ts';
import { practiceHistory, practiceHome, practiceRun } from '../exam/practice.ts';
import { exerciseSets, wrongList } from '../exam/wrongBook.ts';
import {
  coursePracticeQuery,
  examInput,
  examQuery,
  exerciseQuery,
  practiceQuery,
  wrongInput,
} from '../exam/screens/exam.query.ts';
import type { examScreens } from '../exam/screens/exam.ts';

/** Call for the run in the address. */
const runCalls = (id: number) => (id === 0 ? [] : [ask(practiceRun, { id })]);

/** First calls of the exam domain's screens. A paper is requested by its window; the server does not know its name. */
export const examFirst: FirstCalls<typeof examScreens> = {
  exams: ({ search }) => [ask(examList, examInput(examQuery.read(search))), ask(examClasses, {})],
  start({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(examDetail, { id })];
  },
  sheet: () => [],
  result({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(attemptResult, { id })];
  },
  resultDetail({ params }) {
    const id = idOf(params.id);
    return id === null ? [] : [ask(attemptDetail, { id })];
  },
  practice({ search }) {
    const { run } = practiceQuery.read(search);
    return [ask(practiceHome, {}), ask(practiceHistory, {}), ...runCalls(run)];
  },
  coursePractice({ params, search }) {
    const id = idOf(params.id);
    const { run } = coursePracticeQuery.read(search);
    if (id === null) return [];
    const own = run === 0 ? ask(coursePracticeHistory, { id }) : ask(coursePracticeResult, { practice: run });
    return [ask(coursePractice, { id }), own];
  },
  exercise({ search }) {
    const query = exerciseQuery.read(search);
    return [ask(exerciseSets, {}), ask(wrongList, wrongInput(query)), ...runCalls(query.run)];
  },
};
