import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  type handInAttempt,
  type reportQuestion,
  type reportSwitch,
  type saveAnswers,
  type takeAttempt,
} from '@banyan/contracts/exam';
import { and, eq } from 'drizzle-orm';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { takeAct } from '../../limits/acts.ts';
import { attemptEvents, examAttempts } from './attempt.schema.ts';
import {
  GRACE_MS,
  lockAttempt,
  note,
  noteSilence,
  openInWindow,
  ownAttempt,
  paperQuestions,
  receiptOf,
  standingOf,
} from './attemptRow.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { countMissed } from './face.service.ts';
import { finish } from './finish.ts';
import { arrivedOf, keepAnswers } from './keepAnswers.ts';
import { answersOf } from './paper.service.ts';
import { questionReports } from './question.schema.ts';

type Ctx = CallContext<Learner>;

const isLate = (deadlineAt: Date, now: number) => now > deadlineAt.getTime() + GRACE_MS;

/** Keeps answers; a call after the deadline and its grace ends the attempt with the answers that had arrived. */
export async function saveAttempt(
  ctx: Ctx,
  input: CallInput<typeof saveAnswers>,
  ports: ExamModulePorts,
): Promise<CallOutput<typeof saveAnswers>> {
  const open = await openInWindow(ctx, input);
  const now = ctx.now();
  const { scope, emit } = ctx;
  if (isLate(open.attempt.deadlineAt, now)) {
    const ended = await finish({ scope, now, emit }, open.attempt, 'deadline');
    return { kept: [], standing: standingOf(ended, input.window, now), receipt: receiptOf(ended, ctx.viewer.timeZone) };
  }
  const kept = await keepAnswers(ctx, open, input, ports);
  const attempt = await countMissed({ scope, now, emit }, open.attempt, open.exam);
  return {
    kept,
    standing: standingOf(attempt, input.window, now),
    receipt: receiptOf(attempt, ctx.viewer.timeZone),
  };
}

/** Lets this window answer; with `from`, only in the place of that one, which is gone. */
export async function takeOver(
  ctx: Ctx,
  { id, window, from }: CallInput<typeof takeAttempt>,
): Promise<CallOutput<typeof takeAttempt>> {
  const { scope } = ctx;
  await ownAttempt(ctx, id);
  const attempt = await lockAttempt(scope, id);
  if (attempt === undefined) throw new Refusal(ErrorCode.notFound);
  const receipt = receiptOf(attempt, ctx.viewer.timeZone);
  if (receipt !== null) throw new Refusal(ErrorCode.attemptOver, { data: { receipt } });
  const now = ctx.now();
  if (attempt.holder !== window) {
    if (from !== undefined && attempt.holder !== from) throw new Refusal(ErrorCode.attemptElsewhere);
    await noteSilence(scope, attempt, now);
    await scope.tx
      .update(examAttempts)
      .set({ holder: window, holderSeenAt: new Date(now) })
      .where(scope.only(examAttempts, eq(examAttempts.id, id)));
    await note(scope, id, now, { kind: from === undefined ? 'taken_over' : 'resumed', holder: window });
  }
  return { answers: await answersOf(scope, id), standing: standingOf({ ...attempt, holder: window }, window, now) };
}

/** Counts one leaving of the window, once; above the limit the paper is submitted. */
export async function countSwitch(
  ctx: Ctx,
  { id, window, no, seconds }: CallInput<typeof reportSwitch>,
): Promise<CallOutput<typeof reportSwitch>> {
  const { scope, emit } = ctx;
  const { attempt, exam } = await openInWindow(ctx, { id, window });
  const now = ctx.now();
  if (exam.switchLimit === null) return { standing: standingOf(attempt, window, now), receipt: null };
  const [told] = await scope.tx
    .select({ id: attemptEvents.id })
    .from(attemptEvents)
    .where(
      scope.only(
        attemptEvents,
        and(
          eq(attemptEvents.attemptId, id),
          eq(attemptEvents.kind, 'switched'),
          eq(attemptEvents.holder, window),
          eq(attemptEvents.revision, no),
        ),
      ),
    );
  await note(scope, id, now, { kind: 'switched', holder: window, revision: no, value: { seconds } });
  // Recorded once when it begins to count, and once more with its whole length.
  if (told !== undefined) return { standing: standingOf(attempt, window, now), receipt: null };
  const [counted] = await scope.tx
    .update(examAttempts)
    .set({ switches: attempt.switches + 1 })
    .where(scope.only(examAttempts, eq(examAttempts.id, id)))
    .returning();
  if (counted === undefined) throw new Error(`attempt ${id} is gone`);
  if (counted.switches <= exam.switchLimit) return { standing: standingOf(counted, window, now), receipt: null };
  const ended = await finish({ scope, now, emit }, counted, 'switches');
  return { standing: standingOf(ended, window, now), receipt: receiptOf(ended, ctx.viewer.timeZone) };
}

/** Keeps the last answers and submits the paper; repeated, it answers the same receipt. */
export async function handIn(
  ctx: Ctx,
  input: CallInput<typeof handInAttempt>,
  ports: ExamModulePorts,
): Promise<CallOutput<typeof handInAttempt>> {
  const { scope, emit } = ctx;
  const { id, window } = input;
  const { exam } = await ownAttempt(ctx, id);
  const attempt = await lockAttempt(scope, id);
  if (attempt === undefined) throw new Refusal(ErrorCode.notFound);
  const before = receiptOf(attempt, ctx.viewer.timeZone);
  if (before !== null) return { kept: await arrivedOf(scope, input), receipt: before };
  if (attempt.holder !== window) throw new Refusal(ErrorCode.attemptElsewhere);
  const now = ctx.now();
  const late = isLate(attempt.deadlineAt, now);
  const kept = late ? await arrivedOf(scope, input) : await keepAnswers(ctx, { attempt, exam }, input, ports);
  const reason = late || now >= attempt.deadlineAt.getTime() ? 'deadline' : input.reason;
  const receipt = receiptOf(await finish({ scope, now, emit }, attempt, reason), ctx.viewer.timeZone);
  if (receipt === null) throw new Error(`attempt ${id} has no receipt`);
  return { kept, receipt };
}

/** Reports a problem with a question of one's own paper. */
export async function reportProblem(
  ctx: Ctx,
  { id, questionId, text }: CallInput<typeof reportQuestion>,
): Promise<CallOutput<typeof reportQuestion>> {
  const { scope, viewer } = ctx;
  const { attempt } = await ownAttempt(ctx, id);
  if (!paperQuestions(attempt).some((question) => question.id === questionId)) throw new Refusal(ErrorCode.notFound);
  await takeAct(ctx, 'objection');
  const now = ctx.now();
  await scope.tx
    .insert(questionReports)
    .values(scope.row(questionReports, { questionId, attemptId: id, userId: viewer.userId, text, at: new Date(now) }));
  await note(scope, id, now, { kind: 'reported', questionId });
  return { received: 'Y' };
}
