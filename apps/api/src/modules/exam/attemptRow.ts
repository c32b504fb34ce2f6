import { ErrorCode } from '@banyan/contracts';
import { type AttemptStanding, type Receipt } from '@banyan/contracts/exam';
import { and, eq, getTableColumns, lt } from 'drizzle-orm';
import { dayOf } from '../../days/days.ts';
import type { TenantScope } from '../../db/tenant.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptEvents, examAttempts } from './attempt.schema.ts';
import { exams } from './exam.schema.ts';

export type AttemptRow = typeof examAttempts.$inferSelect;
type Exam = typeof exams.$inferSelect;

/** The exam as an attempt sits it: with the rules that it keeps from its beginning. */
export const satExam = (exam: Exam, { terms }: Pick<AttemptRow, 'terms'>): Exam =>
  terms === null ? exam : { ...exam, ...terms };

/** Answers are accepted this long after the deadline: they were under way when it came. */
export const GRACE_MS = 60_000;
/** Calls of the answering window are recorded at most so often. */
const SEEN_EVERY_MS = 15_000;
/** A device that was silent for so long had no connection, or slept: two of its calls are missing. */
export const OFFLINE_AFTER_MS = 120_000;
/** A window that was silent for so long is gone: an open one calls every 45 s, even while its learner does nothing. */
const GONE_AFTER_MS = 180_000;

/** An attempt of the viewer with its exam; other people's are not found. */
export async function ownAttempt(
  { scope, viewer }: Pick<CallContext<Learner>, 'scope' | 'viewer'>,
  id: number,
): Promise<{ readonly attempt: AttemptRow; readonly exam: Exam }> {
  const [found] = await scope.tx
    .select({ attempt: getTableColumns(examAttempts), exam: getTableColumns(exams) })
    .from(examAttempts)
    .innerJoin(exams, and(eq(exams.eid, examAttempts.eid), eq(exams.id, examAttempts.examId)))
    .where(scope.only(examAttempts, eq(examAttempts.id, id), eq(examAttempts.userId, viewer.userId)));
  if (found === undefined) throw new Refusal(ErrorCode.notFound);
  return { attempt: found.attempt, exam: satExam(found.exam, found.attempt) };
}

/** The row of an attempt, locked until the transaction ends: saving and submitting come one by one. */
export async function lockAttempt(scope: TenantScope, id: number): Promise<AttemptRow | undefined> {
  const [attempt] = await scope.tx
    .select()
    .from(examAttempts)
    .where(scope.only(examAttempts, eq(examAttempts.id, id)))
    .for('update');
  return attempt;
}

/** State of an attempt, for every answer to the window `window`. */
export function standingOf(attempt: AttemptRow, window: string, now: number): AttemptStanding {
  return {
    state: attempt.state === 'open' ? 'open' : 'handed_in',
    held: attempt.holder === window,
    deadlineAt: attempt.deadlineAt.getTime(),
    now,
    switches: attempt.switches,
    faceFailures: attempt.faceFailures,
    faceDueAt: attempt.faceDueAt?.getTime() ?? null,
    told: attempt.told,
  };
}

/** Questions of a paper in its order. */
export const paperQuestions = ({ paper }: Pick<AttemptRow, 'paper'>) =>
  paper.flatMap(({ part, questions }) => questions.map((question) => ({ part, ...question })));

/** The receipt of a submitted attempt, dated in the enterprise's zone; null while it is open. */
export function receiptOf(attempt: AttemptRow, timeZone: string): Receipt | null {
  const { handedInAt, handInReason, answered, checksum } = attempt;
  if (handedInAt === null || handInReason === null) return null;
  const day = dayOf(handedInAt.getTime(), timeZone).replaceAll('-', '');
  return {
    number: `EX-${day}-${attempt.id}`,
    handedInAt: handedInAt.getTime(),
    reason: handInReason,
    answered: answered ?? 0,
    total: paperQuestions(attempt).length,
    checksum: checksum ?? '',
  };
}

/** The open attempt of this window. Refuses with its receipt when it was submitted, and when another window has it. */
export async function openInWindow(
  ctx: Pick<CallContext<Learner>, 'scope' | 'viewer' | 'now'>,
  { id, window }: { readonly id: number; readonly window: string },
) {
  const { exam } = await ownAttempt(ctx, id);
  const attempt = await lockAttempt(ctx.scope, id);
  if (attempt === undefined) throw new Refusal(ErrorCode.notFound);
  const receipt = receiptOf(attempt, ctx.viewer.timeZone);
  if (receipt !== null) throw new Refusal(ErrorCode.attemptOver, { data: { receipt } });
  if (attempt.holder !== window) throw new Refusal(ErrorCode.attemptElsewhere);
  const now = ctx.now();
  if (now >= attempt.holderSeenAt.getTime() + SEEN_EVERY_MS) {
    await noteSilence(ctx.scope, attempt, now);
    await ctx.scope.tx
      .update(examAttempts)
      .set({ holderSeenAt: new Date(now) })
      .where(ctx.scope.only(examAttempts, eq(examAttempts.id, id)));
  }
  return { attempt, exam };
}

/** Hands an open attempt whose window is gone, on any device, over to this one; answers with its present window. */
export async function followGone(
  scope: TenantScope,
  attempt: AttemptRow,
  { window, now }: { readonly window: string; readonly now: number },
): Promise<AttemptRow> {
  if (attempt.holder === window) return attempt;
  const left = and(
    eq(examAttempts.id, attempt.id),
    eq(examAttempts.state, 'open'),
    eq(examAttempts.holder, attempt.holder),
    lt(examAttempts.holderSeenAt, new Date(now - GONE_AFTER_MS)),
  );
  const [followed] = await scope.tx
    .update(examAttempts)
    .set({ holder: window, holderSeenAt: new Date(now) })
    .where(scope.only(examAttempts, left))
    .returning();
  if (followed === undefined) return attempt;
  await noteSilence(scope, attempt, now);
  await note(scope, attempt.id, now, { kind: 'resumed', holder: window });
  return followed;
}

type NewEvent = Omit<typeof attemptEvents.$inferInsert, 'eid' | 'id' | 'attemptId' | 'at'>;

/** Records an event of an attempt. */
export async function note(scope: TenantScope, attemptId: number, now: number, event: NewEvent): Promise<void> {
  await scope.tx.insert(attemptEvents).values(scope.row(attemptEvents, { ...event, attemptId, at: new Date(now) }));
}

/** Records that nothing was heard of an attempt's device until `now`, if that was long. */
export async function noteSilence(scope: TenantScope, attempt: AttemptRow, now: number): Promise<void> {
  const silentMs = now - attempt.holderSeenAt.getTime();
  if (silentMs < OFFLINE_AFTER_MS) return;
  const seconds = Math.round(silentMs / 1000);
  await note(scope, attempt.id, now, { kind: 'offline', holder: attempt.holder, value: { seconds } });
}
