import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { questionKinds, type AttemptResult, type attemptResult } from '@banyan/contracts/exam';
import { and, eq, sql } from 'drizzle-orm';
import { localised } from '../../db/localised.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { ownAttempt, paperQuestions, receiptOf, type AttemptRow } from './attemptRow.ts';
import { examStandings, type exams } from './exam.schema.ts';
import { questions } from './question.schema.ts';
import { topRanking } from './ranking.service.ts';
import { showingOf, type Showing } from './showing.ts';
import { attemptsLeft, nextWindow } from './standing.ts';

type Ctx = CallContext<Learner>;
type Exam = typeof exams.$inferSelect;

/** A submitted attempt of the viewer; an open one has no result yet. */
export async function endedAttempt(ctx: Ctx, id: number) {
  const { attempt, exam } = await ownAttempt(ctx, id);
  const receipt = receiptOf(attempt, ctx.viewer.timeZone);
  if (receipt === null) throw new Refusal(ErrorCode.conflict, { reason: 'the attempt is open' });
  return { attempt, exam, receipt };
}

/** Exam and attempt, for the screens after it. */
export const headOf = ({ viewer }: Ctx, exam: Exam, attempt: AttemptRow) => ({
  examId: exam.id,
  title: localised(exam.title, viewer.language),
  attemptId: attempt.id,
  number: attempt.number,
});

/** Result of a submitted attempt. */
export async function readResult(
  ctx: Ctx,
  { id }: CallInput<typeof attemptResult>,
): Promise<CallOutput<typeof attemptResult>> {
  const { attempt, exam, receipt } = await endedAttempt(ctx, id);
  const { scope, viewer } = ctx;
  const { showScore } = exam;
  const [standing] = await scope.tx
    .select()
    .from(examStandings)
    .where(scope.only(examStandings, eq(examStandings.examId, exam.id), eq(examStandings.userId, viewer.userId)));
  const rest = standing === undefined ? null : nextWindow(exam, standing);
  const passed = showScore ? attempt.passed : null;
  const { secret, ...shown } = await showingOf(ctx, exam, attempt);
  return {
    ...headOf(ctx, exam, attempt),
    state: attempt.state === 'marked' ? 'marked' : 'pending_marking',
    score: showScore ? attempt.score : null,
    passed,
    fullScore: exam.fullScore,
    passScore: exam.passScore,
    tookMs: receipt.handedInAt - attempt.startedAt.getTime(),
    durationMin: exam.durationMin,
    credits: passed === true && exam.credits > 0 ? exam.credits : null,
    points: passed === true ? exam.points : 0,
    switches: attempt.switches,
    switchLimit: exam.switchLimit,
    receipt,
    ...(await scores(scope, attempt, exam, secret)),
    ...shown,
    ranking: exam.ranking && showScore ? await topRanking(ctx, exam.id) : null,
    makeup:
      rest === null || rest.to < ctx.now()
        ? null
        : {
            left: attemptsLeft(exam, standing ?? null, ctx.now()),
            needed: showScore && standing?.pending === false && !standing.passed,
            from: rest.from,
            to: rest.to,
            intervalMin: exam.makeupIntervalMin,
          },
  };
}

/**
 * Marks and sums of an attempt, beside the averages of all marked papers. Sums disclose their parts: they are there
 * once nothing of the paper is secret.
 */
async function scores(
  scope: TenantScope,
  attempt: AttemptRow,
  exam: Exam,
  secret: Showing['secret'],
): Promise<Pick<AttemptResult, 'parts' | 'average' | 'marks'>> {
  if (!exam.showScore) return { parts: [], average: null, marks: [] };
  const averages = await averagesOf(scope, exam.id);
  const asked = await markedQuestions(scope, attempt, exam);
  const open = asked.filter(({ id }) => !secret.has(id));
  const marks = asked.map(({ id, mark }, index) => ({ no: index + 1, mark: secret.has(id) ? null : mark }));
  const kinds = questionKinds.filter((kind) => asked.some((one) => one.kind === kind));
  return {
    parts:
      open.length < asked.length
        ? []
        : kinds.map((kind) => {
            const own = asked.filter((one) => one.kind === kind);
            return {
              kind,
              right: own.filter(({ mark }) => mark === 'right').length,
              count: own.length,
              score: own.reduce((sum, { score }) => sum + score, 0),
              full: own.reduce((sum, { full }) => sum + full, 0),
              average: averages.byKind.get(kind) ?? null,
            };
          }),
    average: averages.all,
    marks: open.length === 0 ? [] : marks,
  };
}

/** The questions of a paper in its order, with their marks. */
async function markedQuestions(scope: TenantScope, attempt: AttemptRow, exam: Exam) {
  const answers = await scope.tx
    .select({ id: examAnswers.questionId, mark: examAnswers.mark, score: examAnswers.score })
    .from(examAnswers)
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, attempt.id)));
  const byId = new Map(answers.map((answer) => [answer.id, answer]));
  return paperQuestions(attempt).map(({ id, part }) => ({
    id,
    kind: exam.parts[part]?.kind ?? ('short' as const),
    full: exam.parts[part]?.scoreEach ?? 0,
    mark: byId.get(id)?.mark ?? ('blank' as const),
    score: byId.get(id)?.score ?? 0,
  }));
}

/** Averages over all marked attempts of an exam, whole and by kinds of questions; hundredths. */
async function averagesOf(scope: TenantScope, examId: number) {
  const marked = and(eq(examAttempts.examId, examId), eq(examAttempts.state, 'marked'));
  const [all] = await scope.tx
    .select({
      count: sql<number>`count(*)`.mapWith(Number),
      score: sql<number>`sum(${examAttempts.score})`.mapWith(Number),
    })
    .from(examAttempts)
    .where(scope.only(examAttempts, marked));
  const count = all?.count ?? 0;
  if (all === undefined || count === 0) return { all: null, byKind: new Map<string, number>() };
  const rows = await scope.tx
    .select({ kind: questions.kind, score: sql<number>`sum(${examAnswers.score})`.mapWith(Number) })
    .from(examAttempts)
    .innerJoin(examAnswers, and(eq(examAnswers.eid, examAttempts.eid), eq(examAnswers.attemptId, examAttempts.id)))
    .innerJoin(questions, and(eq(questions.eid, examAnswers.eid), eq(questions.id, examAnswers.questionId)))
    .where(scope.only(examAttempts, marked))
    .groupBy(questions.kind);
  return {
    all: Math.round(all.score / count),
    byKind: new Map<string, number>(rows.map(({ kind, score }) => [kind, Math.round(score / count)])),
  };
}
