import { ErrorCode, v, type CallInput, type CallOutput } from '@banyan/contracts';
import { sentAnswer, type LateAnswer, type sendLateAnswers } from '@banyan/contracts/exam';
import { and, asc, eq, inArray } from 'drizzle-orm';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { attemptEvents, examAnswers, examAttempts } from './attempt.schema.ts';
import { GRACE_MS, lockAttempt, note, ownAttempt, paperQuestions, type AttemptRow } from './attemptRow.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { exams } from './exam.schema.ts';
import { finish } from './finish.ts';
import { claimNewFiles, fits } from './keepAnswers.ts';

const noted = v.object({ answers: v.array(sentAnswer) });

/** Records answers that did not arrive before the end, each revision once; what arrived in time is left alone. */
export async function recordLate(
  ctx: CallContext<Learner>,
  { id, answers }: CallInput<typeof sendLateAnswers>,
  { claimFile }: Pick<ExamModulePorts, 'claimFile'>,
): Promise<CallOutput<typeof sendLateAnswers>> {
  const { scope, emit } = ctx;
  const now = ctx.now();
  const { exam } = await ownAttempt(ctx, id);
  const attempt = await lockAttempt(scope, id);
  if (attempt === undefined) throw new Refusal(ErrorCode.notFound);
  if (attempt.state === 'open') {
    if (now <= attempt.deadlineAt.getTime() + GRACE_MS) throw new Refusal(ErrorCode.conflict, { reason: 'it is open' });
    await finish({ scope, now, emit }, attempt, 'deadline');
  }
  if (!answers.every(fits(attempt, exam))) throw new Refusal(ErrorCode.badRequest, { data: { fields: ['answers'] } });
  const arrived = await arrivedRevisions(scope, id);
  const fresh = answers.filter(({ questionId, revision }) => revision > (arrived.get(questionId)?.revision ?? 0));
  if (fresh.length > 0) {
    await takeAct(ctx, 'objection');
    // Files that nobody claimed in time may be gone: the words of the answer are recorded all the same.
    const claimed = await claimNewFiles(ctx, id, fresh, claimFile).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Refusal) return false;
        throw error;
      },
    );
    const recorded = claimed ? fresh : fresh.map((one) => ({ ...one, value: { ...one.value, files: [] } }));
    await note(scope, id, now, { kind: 'late', value: { answers: recorded } });
  }
  const isFresh = new Set(fresh.map(({ questionId }) => questionId));
  return {
    kept: answers.map(({ questionId, revision }) => {
      const before = isFresh.has(questionId) ? undefined : arrived.get(questionId);
      return { questionId, revision: before?.revision ?? revision, savedAt: before?.at ?? now };
    }),
  };
}

/** The newest revision of each question that has arrived, in time or late. */
async function arrivedRevisions(scope: TenantScope, attemptId: number) {
  const inTime = await scope.tx
    .select({ questionId: examAnswers.questionId, revision: examAnswers.revision, at: examAnswers.savedAt })
    .from(examAnswers)
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, attemptId)));
  const arrived = new Map(inTime.map(({ questionId, revision, at }) => [questionId, { revision, at: at.getTime() }]));
  for (const { at, value } of await lateEvents(scope, [attemptId]))
    for (const { questionId, revision } of v.parse(noted, value).answers)
      if (revision > (arrived.get(questionId)?.revision ?? 0)) arrived.set(questionId, { revision, at: at.getTime() });
  return arrived;
}

const lateEvents = (scope: TenantScope, attemptIds: readonly number[]) =>
  scope.tx
    .select({ attemptId: attemptEvents.attemptId, at: attemptEvents.at, value: attemptEvents.value })
    .from(attemptEvents)
    .where(
      scope.only(attemptEvents, and(inArray(attemptEvents.attemptId, [...attemptIds]), eq(attemptEvents.kind, 'late'))),
    )
    .orderBy(asc(attemptEvents.id));

/** The late answers in the value of an event, by their numbers on the paper. */
export function lateAnswersOf(
  attempt: Pick<AttemptRow, 'paper'>,
  { parts }: Pick<typeof exams.$inferSelect, 'parts'>,
  value: unknown,
): LateAnswer[] {
  const asked = new Map(
    paperQuestions(attempt).map((question, index) => [question.id, { ...question, no: index + 1 }]),
  );
  return v.parse(noted, value).answers.flatMap(({ questionId, value: given }) => {
    const question = asked.get(questionId);
    const kind = question && parts[question.part]?.kind;
    return question === undefined || kind === undefined
      ? []
      : [{ no: question.no, kind, options: [...question.options], value: given }];
  });
}

/** Late answers of several attempts: of each question the newest, in the order of the paper. */
export async function lateOfAttempts(
  scope: TenantScope,
  attemptIds: readonly number[],
): Promise<ReadonlyMap<number, readonly LateAnswer[]>> {
  if (attemptIds.length === 0) return new Map();
  const events = await lateEvents(scope, attemptIds);
  if (events.length === 0) return new Map();
  const rows = await scope.tx
    .select({ id: examAttempts.id, paper: examAttempts.paper, terms: examAttempts.terms, parts: exams.parts })
    .from(examAttempts)
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .where(scope.only(examAttempts, inArray(examAttempts.id, [...new Set(events.map(({ attemptId }) => attemptId))])));
  return new Map(
    rows.map((row) => {
      const own = events
        .filter(({ attemptId }) => attemptId === row.id)
        .flatMap(({ value }) => lateAnswersOf(row, row.terms ?? row, value));
      const newest = new Map(own.map((answer) => [answer.no, answer]));
      return [row.id, [...newest.values()].sort((a, b) => a.no - b.no)];
    }),
  );
}
