import { screenHref } from '@banyan/contracts';
import { figuresQuery, markingQuery, portalScreens, type MarkingQuery } from '@banyan/contracts/account';
import { type ReviewAnswers, type ReviewQueue } from '@banyan/contracts/exam';

/** Address of the marking of exam papers. */
export const markingHref = (query: Partial<MarkingQuery>) =>
  screenHref(portalScreens.review, {}, markingQuery.write({ ...query, tab: 'exam' }));

/** Address of the marking within the screen that shows it, under the name of its tab there. */
export const markingSearch = (query: MarkingQuery | (Partial<MarkingQuery> & Pick<MarkingQuery, 'tab'>)) =>
  `?${markingQuery.write(query).toString()}`;

/** Address of the figures of exams. */
export const figuresHref = screenHref(portalScreens.review, {}, figuresQuery.write({ tab: 'statistics' }));

type QueueExam = ReviewQueue['exams'][number];

/** The exam and the question that an address names, or the first waiting ones. */
export function groupOf({ exams }: ReviewQueue, query: MarkingQuery) {
  const waitingFirst = <Row extends { readonly waiting: number }>(rows: readonly Row[]) =>
    rows.find(({ waiting }) => waiting > 0) ?? rows[0];
  const exam: QueueExam | undefined = exams.find(({ id }) => id === query.exam) ?? waitingFirst(exams);
  if (exam === undefined) return null;
  const question = exam.questions.find(({ id }) => id === query.question) ?? waitingFirst(exam.questions);
  return question === undefined ? null : { exam, question };
}

/** The answer that an address names, or the first waiting one. */
export function itemOf({ items }: ReviewAnswers, query: MarkingQuery) {
  return (
    items.find(
      ({ attemptId, questionId }) =>
        attemptId === query.attempt && (query.question === 0 || questionId === query.question),
    ) ??
    items.find(({ points }) => points === null) ??
    items[0] ??
    null
  );
}
