import { categoryKeyForm } from '../../categoryKey.ts';
import { addressQuery, oneOf, rowId, verbatim, words, type QueryOf } from '../../address.ts';
import type { CallInput } from '../../call.ts';
import { examTabs } from '../exam.choices.ts';
import { practiceViews } from '../coursePractice.choices.ts';
import { wrongFilters, wrongOrders } from '../practice.choices.ts';
import type { examList } from '../exam.ts';
import type { wrongList } from '../wrongBook.ts';

/** Which exams are shown [EX-01]. */
export const examQuery = addressQuery({ tab: oneOf(examTabs), category: verbatim(32), keyword: words(80) });
export type ExamQuery = QueryOf<typeof examQuery>;

/** The first page of the list as its call takes it; what is no category's key is not sent. */
export function examInput({ tab, category, keyword }: ExamQuery): CallInput<typeof examList> {
  return { tab, category: categoryKeyForm.test(category) ? category : '', keyword };
}

/** Parts of the answers in detail: the questions, or what was recorded of the attempt. */
const detailTabs = ['questions', 'record'] as const;
/** Which questions are shown: all, those below full marks, those without any, those with some. */
export const shownMarks = ['all', 'lost', 'wrong', 'partial'] as const;
export type ShownMarks = (typeof shownMarks)[number];

/** What is shown of an attempt; `no`: the question to begin at [EX-07]. */
export const attemptQuery = addressQuery({ tab: oneOf(detailTabs), show: oneOf(shownMarks), no: rowId(null) });
export type AttemptQuery = QueryOf<typeof attemptQuery>;
/** The run that is under way on the practice screen; 0: none [EX-08]. */
export const practiceQuery = addressQuery({ run: rowId(0) });

/** Which wrong questions are shown, and the run that is under way [EX-08]. */
export const exerciseQuery = addressQuery({
  filter: oneOf(wrongFilters),
  key: verbatim(64),
  sort: oneOf(wrongOrders),
  run: rowId(0),
});
export type ExerciseQuery = QueryOf<typeof exerciseQuery>;

/** The first page of wrong questions as its call takes it. */
export function wrongInput({ filter, key, sort }: Omit<ExerciseQuery, 'run'>): CallInput<typeof wrongList> {
  return { filter, key, order: sort };
}

/** The practice of a course that is shown, 0: none; how its questions are laid out, and at which one it is [CO-10]. */
export const coursePracticeQuery = addressQuery({ run: rowId(0), view: oneOf(practiceViews), no: rowId(null) });
export type CoursePracticeQuery = QueryOf<typeof coursePracticeQuery>;
