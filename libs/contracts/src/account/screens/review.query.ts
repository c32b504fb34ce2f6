import { addressQuery, oneOf, rowId, verbatim, type QueryOf } from '../../address.ts';
import { reviewStates } from '../../review.choices.ts';

/** Open part of the review desk; each part belongs to a domain. */
export const reviewQuery = addressQuery({ tab: verbatim(20) });

/** Marking of exam papers: answers to one question in all papers, or all questions paper by paper [EX-11]. */
export const markingQuery = addressQuery({
  tab: verbatim(20),
  by: oneOf(['question', 'paper']),
  exam: rowId(0),
  question: rowId(0),
  attempt: rowId(0),
});
export type MarkingQuery = QueryOf<typeof markingQuery>;

/** Parts that list requests waiting for an answer. */
export const reviewListQuery = addressQuery({ tab: verbatim(20), state: oneOf(reviewStates) });

/** Exam with its figures; 0 for the list of exams. */
export const figuresQuery = addressQuery({ tab: verbatim(20), exam: rowId(0) });
