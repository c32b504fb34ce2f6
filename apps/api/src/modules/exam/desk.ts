import { ErrorCode } from '@banyan/contracts';
import { eq, inArray, ne, notInArray, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { examMarkers } from './exam.schema.ts';
import { questionsBeingSat } from './secretQuestions.ts';

type Ctx = Pick<CallContext<Learner>, 'scope' | 'viewer'>;

/** Attempts that a marker may have on the desk: all but their own. */
export const notOwn = ({ viewer }: Pick<Ctx, 'viewer'>, userId: PgColumn = examAttempts.userId): SQL =>
  ne(userId, viewer.userId);

/** Exams whose papers the viewer marks: administrators all, lecturers those that name them. */
export const marksOf = ({ scope, viewer }: Ctx, examId: PgColumn): SQL | undefined =>
  viewer.role === 'admin'
    ? undefined
    : inArray(
        examId,
        scope.tx
          .select({ id: examMarkers.examId })
          .from(examMarkers)
          .where(scope.only(examMarkers, eq(examMarkers.userId, viewer.userId))),
      );

/** Answers to questions that the marker does not sit at this moment: the desk shows their keys. */
export async function notBeingSat(ctx: Ctx): Promise<SQL | undefined> {
  const sat = await questionsBeingSat(ctx);
  return sat.length === 0 ? undefined : notInArray(examAnswers.questionId, sat);
}

/** Refuses a question that the marker sits at this moment. */
export async function mustNotBeSitting(ctx: Ctx, questionId: number): Promise<void> {
  if ((await questionsBeingSat(ctx)).includes(questionId))
    throw new Refusal(ErrorCode.conflict, { reason: 'the marker sits it' });
}
