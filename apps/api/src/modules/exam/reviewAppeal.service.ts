import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { reviewAppeals, type answerAppeal, type AppealRow } from '@banyan/contracts/exam';
import { and, eq, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localised } from '../../db/localised.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { attemptAppeals, examAnswers, examAttempts } from './attempt.schema.ts';
import { notOwn } from './desk.ts';
import { exams } from './exam.schema.ts';
import { lateOfAttempts } from './lateAnswers.ts';

type Ctx = CallContext<Learner>;

const markers = alias(users, 'markers');

/** The question of an attempt that was marked by hand, the first of them. */
const firstByHand = sql<number | null>`(
  select min(${examAnswers.questionId}) from ${examAnswers}
  where ${examAnswers.eid} = ${attemptAppeals.eid} and ${examAnswers.attemptId} = ${attemptAppeals.attemptId}
    and ${examAnswers.markRevision} > 0
)`.mapWith((value: unknown) => (value === null ? null : Number(value)));

const appealRows = ({ scope }: Pick<Ctx, 'scope'>) =>
  scope.tx
    .select({
      appeal: attemptAppeals,
      attempt: { examId: examAttempts.examId, userId: examAttempts.userId, score: examAttempts.score },
      exam: { title: exams.title, fullScore: exams.fullScore, anonymous: exams.anonymous },
      name: users.name,
      repliedBy: markers.name,
      questionId: firstByHand,
    })
    .from(attemptAppeals)
    .innerJoin(
      examAttempts,
      and(eq(examAttempts.eid, attemptAppeals.eid), eq(examAttempts.id, attemptAppeals.attemptId)),
    )
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .innerJoin(users, and(eq(users.eid, examAttempts.eid), eq(users.id, examAttempts.userId)))
    .leftJoin(markers, and(eq(markers.eid, attemptAppeals.eid), eq(markers.id, attemptAppeals.repliedBy)));

type Row = Awaited<ReturnType<typeof appealRows>>[number];

const oldestFirst = keyset<Row>(
  [attemptAppeals.at, attemptAppeals.attemptId],
  ({ appeal }) => [appeal.at, appeal.attemptId],
  'ascending',
);

/** Appeals of others that await an answer, or have one. */
export async function listAppeals(
  ctx: Ctx,
  input: CallInput<typeof reviewAppeals>,
): Promise<CallOutput<typeof reviewAppeals>> {
  const { scope, viewer } = ctx;
  const asked = input.state === 'open' ? eq(attemptAppeals.state, 'open') : ne(attemptAppeals.state, 'open');
  return keysetPage(reviewAppeals, input, {
    by: oldestFirst,
    read: ({ beyond, orderBy, limit }) =>
      appealRows(ctx)
        .where(scope.only(attemptAppeals, asked, notOwn(ctx), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: async (rows) => {
      const late = await lateOfAttempts(
        scope,
        rows.map(({ appeal }) => appeal.attemptId),
      );
      return rows.map(({ appeal, attempt, exam, name, repliedBy, questionId }): AppealRow => ({
        attemptId: appeal.attemptId,
        examId: attempt.examId,
        title: localised(exam.title, viewer.language),
        name: exam.anonymous ? '' : localised(name, viewer.language),
        text: appeal.text,
        at: appeal.at.getTime(),
        score: attempt.score,
        fullScore: exam.fullScore,
        questionId,
        late: [...(late.get(appeal.attemptId) ?? [])],
        state: appeal.state,
        reply: appeal.reply,
        repliedBy: repliedBy === null ? '' : localised(repliedBy, viewer.language),
      }));
    },
  });
}

/** Answers an appeal, once, and notifies the learner. */
export async function replyToAppeal(
  ctx: Ctx,
  { attemptId, verdict, reply }: CallInput<typeof answerAppeal>,
): Promise<CallOutput<typeof answerAppeal>> {
  const { scope, viewer, emit } = ctx;
  const [found] = await appealRows(ctx).where(scope.only(attemptAppeals, eq(attemptAppeals.attemptId, attemptId)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  mustNotBeOwn(ctx, found.attempt.userId);
  const answered = await scope.tx
    .update(attemptAppeals)
    .set({ state: verdict, reply, repliedBy: viewer.userId })
    .where(scope.only(attemptAppeals, eq(attemptAppeals.attemptId, attemptId), eq(attemptAppeals.state, 'open')))
    .returning({ id: attemptAppeals.attemptId });
  if (answered.length === 0) throw new Refusal(ErrorCode.conflict, { reason: 'the appeal is answered' });
  await emit(scope, messageSent, {
    userIds: [found.attempt.userId],
    kind: 'marking',
    source: { type: 'examAppeal', id: String(attemptId) },
    params: { title: found.exam.title, attemptId, verdict },
  });
  return { answered: 'Y' };
}
