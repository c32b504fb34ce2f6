import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type startAttempt } from '@banyan/contracts/exam';
import { and, eq, sql } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { attemptStarted } from '../../effects/attemptStarted.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { examAttempts } from './attempt.schema.ts';
import { note } from './attemptRow.ts';
import { drawPaper } from './drawPaper.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { examOf } from './examRow.ts';
import { examStandings } from './exam.schema.ts';
import { checkAtDoor, nextCheck } from './face.service.ts';
import { deadlineOf, entryRefusal } from './standing.ts';

/**
 * Begins an attempt, or continues the open one in this window. Two windows that begin at once begin one attempt: the
 * standing's row lets them in one after the other. [EX-01, EX-05–EX-07]
 */
export async function beginAttempt(
  ctx: CallContext<Learner>,
  { id, window, camera = 'Y' }: CallInput<typeof startAttempt>,
  ports: ExamModulePorts,
): Promise<CallOutput<typeof startAttempt>> {
  const { scope, viewer } = ctx;
  const own = { examId: id, userId: viewer.userId };
  await examOf(ctx, id);
  await scope.tx.insert(examStandings).values(scope.row(examStandings, own)).onConflictDoNothing();
  const mine = and(eq(examStandings.examId, id), eq(examStandings.userId, viewer.userId));
  await scope.tx
    .select({ attempts: examStandings.attempts })
    .from(examStandings)
    .where(scope.only(examStandings, mine))
    .for('update');
  const { exam, standing } = await examOf(ctx, id);
  const now = ctx.now();
  const refusal = entryRefusal(exam, standing, { now, userAgent: viewer.userAgent });
  if (refusal !== null) throw new Refusal(ErrorCode.examClosed, { data: { refusal } });
  if (standing !== null && standing.openAttemptId !== null) {
    await scope.tx
      .update(examAttempts)
      .set({ holder: window, holderSeenAt: new Date(now) })
      .where(scope.only(examAttempts, eq(examAttempts.id, standing.openAttemptId)));
    await note(scope, standing.openAttemptId, now, { kind: 'resumed', holder: window });
    return { id: standing.openAttemptId, resumed: true };
  }
  const face = await checkAtDoor(ctx, exam, camera, ports);
  const used = standing?.attempts ?? 0;
  const deadlineAt = deadlineOf(exam, used, now);
  const paper = await drawPaper(scope, exam, randomInt);
  const [begun] = await scope.tx
    .insert(examAttempts)
    .values(
      scope.row(examAttempts, {
        ...own,
        number: used + 1,
        paper,
        startedAt: new Date(now),
        deadlineAt: new Date(deadlineAt),
        holder: window,
        holderSeenAt: new Date(now),
        faceDueAt: nextCheck(exam, now),
      }),
    )
    .returning({ id: examAttempts.id });
  if (begun === undefined) throw new Error('no attempt was begun');
  await scope.tx
    .update(examStandings)
    .set({ attempts: sql`${examStandings.attempts} + 1`, openAttemptId: begun.id })
    .where(scope.only(examStandings, mine));
  await note(scope, begun.id, now, { kind: 'started', holder: window });
  if (face !== null) await note(scope, begun.id, now, { kind: face, holder: window });
  await ctx.emit(scope, attemptStarted, { attemptId: begun.id, deadlineAt });
  return { id: begun.id, resumed: false };
}
