import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { reviewReports, type answerReport, type ReportRow } from '@banyan/contracts/exam';
import { and, eq, ne } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { localised } from '../../db/localised.ts';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { mustNotBeOwn } from '../../http/ownWork.ts';
import { Refusal } from '../../http/refusal.ts';
import { keyset, keysetPage } from '../../paging/keyset.ts';
import { users } from '../../platform/enterprise.schema.ts';
import { examAttempts } from './attempt.schema.ts';
import { notOwn } from './desk.ts';
import { exams } from './exam.schema.ts';
import { questionReports, questions } from './question.schema.ts';

type Ctx = CallContext<Learner>;

const repliers = alias(users, 'repliers');

const reportRows = ({ scope }: Pick<Ctx, 'scope'>) =>
  scope.tx
    .select({
      report: questionReports,
      question: { stem: questions.stem, kind: questions.kind },
      title: exams.title,
      name: users.name,
      repliedBy: repliers.name,
    })
    .from(questionReports)
    .innerJoin(questions, and(eq(questions.eid, questionReports.eid), eq(questions.id, questionReports.questionId)))
    .innerJoin(
      examAttempts,
      and(eq(examAttempts.eid, questionReports.eid), eq(examAttempts.id, questionReports.attemptId)),
    )
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .innerJoin(users, and(eq(users.eid, questionReports.eid), eq(users.id, questionReports.userId)))
    .leftJoin(repliers, and(eq(repliers.eid, questionReports.eid), eq(repliers.id, questionReports.repliedBy)));

type Row = Awaited<ReturnType<typeof reportRows>>[number];

const oldestFirst = keyset<Row>(
  [questionReports.at, questionReports.id],
  ({ report }) => [report.at, report.id],
  'ascending',
);

/** Reports of questions by others that await an answer, or have one. */
export async function listReports(
  ctx: Ctx,
  input: CallInput<typeof reviewReports>,
): Promise<CallOutput<typeof reviewReports>> {
  const { scope, viewer } = ctx;
  const asked = input.state === 'open' ? eq(questionReports.state, 'open') : ne(questionReports.state, 'open');
  return keysetPage(reviewReports, input, {
    by: oldestFirst,
    read: ({ beyond, orderBy, limit }) =>
      reportRows(ctx)
        .where(scope.only(questionReports, asked, notOwn(ctx, questionReports.userId), beyond))
        .orderBy(...orderBy)
        .limit(limit),
    items: (rows) =>
      rows.map(({ report, question, title, name, repliedBy }): ReportRow => ({
        id: report.id,
        questionId: report.questionId,
        stem: localised(question.stem, viewer.language),
        kind: question.kind,
        title: localised(title, viewer.language),
        name: localised(name, viewer.language),
        text: report.text,
        at: report.at.getTime(),
        state: report.state,
        reply: report.reply,
        repliedBy: repliedBy === null ? '' : localised(repliedBy, viewer.language),
      })),
  });
}

/** Answers the report of a question, once, and notifies the learner. */
export async function replyToReport(
  ctx: Ctx,
  { id, verdict, reply }: CallInput<typeof answerReport>,
): Promise<CallOutput<typeof answerReport>> {
  const { scope, viewer, emit } = ctx;
  const [found] = await reportRows(ctx).where(scope.only(questionReports, eq(questionReports.id, id)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  mustNotBeOwn(ctx, found.report.userId);
  const answered = await scope.tx
    .update(questionReports)
    .set({ state: verdict, reply, repliedBy: viewer.userId })
    .where(scope.only(questionReports, eq(questionReports.id, id), eq(questionReports.state, 'open')))
    .returning({ id: questionReports.id });
  if (answered.length === 0) throw new Refusal(ErrorCode.conflict, { reason: 'the report is answered' });
  await emit(scope, messageSent, {
    userIds: [found.report.userId],
    kind: 'marking',
    source: { type: 'questionReport', id: String(id) },
    params: { title: found.title, verdict, reply },
  });
  return { answered: 'Y' };
}
