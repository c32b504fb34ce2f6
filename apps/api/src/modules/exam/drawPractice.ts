import { longestRun, type PracticeKind } from '@banyan/contracts/exam';
import { and, eq, ne, notInArray, sql, type SQL } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import { stillAsked } from './asked.ts';
import { isDue, readBook } from './book.ts';
import type { Practising } from './practising.ts';
import { practiceAnswers, type StoredDrill } from './practice.schema.ts';
import { questions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';

/** Number of questions in the set of the day, and of those that are due wrong ones. */
const dailySize = 10;
const dailyDue = 5;

interface Drawn {
  readonly id: number;
  /** How many options it has. */
  readonly options: number;
}
type BookRow = Awaited<ReturnType<typeof readBook>>[number];

/** Wrong questions of an exam, a tag, a course. */
const belongs: Readonly<Record<'exam' | 'tag' | 'course', (row: BookRow, key: string) => boolean>> = {
  exam: ({ examId }, key) => String(examId) === key,
  tag: ({ tags }, key) => tags.includes(key),
  course: ({ lesson }, key) => String(lesson?.courseId) === key,
};

const drawnOf = (rows: readonly BookRow[]): Drawn[] =>
  rows.map(({ questionId, options }) => ({ id: questionId, options: options.length }));

/** Draws the questions of a run; `due`: the number of due wrong ones. */
export async function drawPractice(ctx: Practising, kind: PracticeKind, key: string) {
  if (kind === 'bank') return { drawn: await newestLast(ctx, longestRun, eq(questions.bankId, Number(key))), due: 0 };
  const book = await readBook(ctx);
  const due = book.filter(({ dueAt }) => isDue(dueAt, ctx));
  if (kind === 'daily') {
    const wrong = drawnOf(due.slice(0, dailyDue));
    const rest = await newestLast(ctx, dailySize - wrong.length);
    return { drawn: [...wrong, ...rest], due: wrong.length };
  }
  const rows = kind === 'due' ? due : book.filter((row) => belongs[kind](row, key));
  return { drawn: drawnOf(rows.slice(0, longestRun)), due: due.length };
}

/**
 * Questions that are not in the book, those never practised first, then those not practised for longest. Equal ones
 * come in an order of their own for each learner and day. Short answers are left out: they would need a marker.
 */
async function newestLast(ctx: Practising, count: number, where?: SQL): Promise<Drawn[]> {
  const { scope, viewer } = ctx;
  const secret = [...(await secretQuestions(ctx))];
  const last = sql`(select max(${practiceAnswers.at}) from ${practiceAnswers} where ${practiceAnswers.eid} = ${scope.eid} and ${practiceAnswers.userId} = ${viewer.userId} and ${practiceAnswers.questionId} = ${questions.id})`;
  const inBook = sql`exists (select 1 from wrong_questions w where w.eid = ${scope.eid} and w.user_id = ${viewer.userId} and w.question_id = ${questions.id})`;
  const dice = `${viewer.userId} ${dayOf(ctx.now(), viewer.timeZone)}`;
  return scope.tx
    .select({ id: questions.id, options: sql<number>`jsonb_array_length(${questions.options})`.mapWith(Number) })
    .from(questions)
    .where(
      scope.only(
        questions,
        and(
          where,
          ne(questions.kind, 'short'),
          stillAsked,
          sql`not ${inBook}`,
          secret.length === 0 ? undefined : notInArray(questions.id, secret),
        ),
      ),
    )
    .orderBy(sql`${last} asc nulls first`, sql`md5(${questions.id}::text || ${dice})`)
    .limit(count);
}

/** A drawn question with its options in a new order, so that learners do not remember the letter. */
export const drillOf = ({ id, options }: Drawn, order: (ids: readonly number[]) => readonly number[]): StoredDrill => ({
  id,
  options: order(Array.from({ length: options }, (_, option) => option)),
});
