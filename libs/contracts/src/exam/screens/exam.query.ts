import { categoryKeyForm } from '../../categoryKey.ts';
import { addressQuery, oneOf, rowId, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { examTabs } from '../exam.choices.ts';
import { practiceViews } from '../coursePractice.choices.ts';
import { wrongFilters, wrongOrders } from '../practice.choices.ts';
import type { examList } from '../exam.ts';
import type { wrongList } from '../wrongBook.ts';

/** Filter of the list of exams [EX-01]. */
export const examQuery = addressQuery({ tab: oneOf(examTabs), category: verbatim(32), keyword: words(80) });
export type ExamQuery = QueryOf<typeof examQuery>;

/** Input for the first page of the list; an invalid category key is not sent. */
export function examInput({ tab, category, keyword }: ExamQuery): CallInput<typeof examList> {
  return { tab, category: categoryKeyForm.test(category) ? category : '', keyword };
}

/** Tabs of the detailed result: the questions, or the record of the attempt. */
const detailTabs = ['questions', 'record'] as const;
/** Filter of questions: all, below full marks, without any marks, with partial marks. */
export const shownMarks = ['all', 'lost', 'wrong', 'partial'] as const;
export type ShownMarks = (typeof shownMarks)[number];

/** Shown part of an attempt; `no`: the first question [EX-07]. */
export const attemptQuery = addressQuery({ tab: oneOf(detailTabs), show: oneOf(shownMarks), no: rowId(null) });
export type AttemptQuery = QueryOf<typeof attemptQuery>;
/** The current run on the practice screen; 0 for none [EX-08]. */
export const practiceQuery = addressQuery({ run: rowId(0) });

/** Filter of wrong questions, and the current run [EX-08]. */
export const exerciseQuery = addressQuery({
  filter: oneOf(wrongFilters),
  key: verbatim(64),
  sort: oneOf(wrongOrders),
  run: rowId(0),
});
export type ExerciseQuery = QueryOf<typeof exerciseQuery>;

/** Input for the first page of wrong questions. */
export function wrongInput({ filter, key, sort }: Omit<ExerciseQuery, 'run'>): CallInput<typeof wrongList> {
  return { filter, key, order: sort };
}

/** The current run of a course's practice, 0 for none; layout of its questions, and the current one [CO-10]. */
export const coursePracticeQuery = addressQuery({ run: rowId(0), view: oneOf(practiceViews), no: rowId(null) });
export type CoursePracticeQuery = QueryOf<typeof coursePracticeQuery>;
