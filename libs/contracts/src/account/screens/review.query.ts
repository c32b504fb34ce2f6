import { addressQuery, oneOf, rowId, verbatim, type QueryOf } from '../../address.ts';
import { reviewStates } from '../../review.choices.ts';

/** Which part of the review desk is open; the parts are those of the domains. */
export const reviewQuery = addressQuery({ tab: verbatim(20) });

/** The part where exam papers are marked: answers of one question in all papers, or of all questions paper by paper [EX-11]. */
export const markingQuery = addressQuery({
  tab: verbatim(20),
  by: oneOf(['question', 'paper']),
  exam: rowId(0),
  question: rowId(0),
  attempt: rowId(0),
});
export type MarkingQuery = QueryOf<typeof markingQuery>;

/** Parts that list what waits for an answer. */
export const reviewListQuery = addressQuery({ tab: verbatim(20), state: oneOf(reviewStates) });

/** The exam whose figures are shown; 0: the list of exams. */
export const figuresQuery = addressQuery({ tab: verbatim(20), exam: rowId(0) });
