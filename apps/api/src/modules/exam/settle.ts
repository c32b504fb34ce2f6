import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { creditsEarned } from '../../effects/creditsEarned.ts';
import { countersChanged } from '../../effects/countersChanged.ts';
import { itemFinished } from '../../effects/itemFinished.ts';
import { pointsEarned } from '../../effects/pointsEarned.ts';
import { scored } from '../../effects/scored.ts';
import { creditsTakenBack, itemReopened, pointsTakenBack } from '../../effects/takenBack.ts';
import { examAnswers, examAttempts } from './attempt.schema.ts';
import { satExam, type AttemptRow } from './attemptRow.ts';
import { examStandings, type exams } from './exam.schema.ts';
import type { FinishContext } from './finishContext.ts';

/**
 * Adds an attempt up once all its answers are marked, and brings the learner's standing up to date: the best score, and
 * the rewards of passing: given when it is passed, taken back when a second look lowers the mark below the pass. Also
 * called after every answer that a marker has marked.
 */
export async function settle(
  { scope, now, emit }: FinishContext,
  attempt: AttemptRow,
  exam: typeof exams.$inferSelect,
): Promise<AttemptRow> {
  const [sum] = await scope.tx
    .select({
      score: sql<number>`coalesce(sum(${examAnswers.score}), 0)`.mapWith(Number),
      waiting: sql<number>`count(*) filter (where ${examAnswers.mark} = 'waiting')`.mapWith(Number),
    })
    .from(examAnswers)
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, attempt.id)));
  const marked = sum !== undefined && sum.waiting === 0;
  const score = marked ? sum.score : null;
  const passed = score === null ? null : score >= satExam(exam, attempt).passScore;
  const state = marked ? 'marked' : 'pending_marking';
  const [settled] = await scope.tx
    .update(examAttempts)
    .set({ state, score, passed })
    .where(scope.only(examAttempts, eq(examAttempts.id, attempt.id)))
    .returning();
  if (settled === undefined) throw new Error(`attempt ${attempt.id} is gone`);
  const { before, after } = await updateStanding(scope, settled);
  await emit(scope, countersChanged, { userId: attempt.userId, counters: ['examtask'] });
  if (after && !before) await reward({ scope, now, emit }, settled, exam);
  if (before && !after) await takeBack({ scope, now, emit }, settled, exam);
  // Passed again, it is finished again: a programme that asks for it again has its second time.
  if (passed === true) await emit(scope, itemFinished, { userId: settled.userId, kind: 'exam', id: exam.id });
  return settled;
}

/** Brings the standing up to date after a submitted attempt was opened again: what it had earned is taken back. */
export async function unsettle(
  { scope, now, emit }: FinishContext,
  attempt: AttemptRow,
  exam: typeof exams.$inferSelect,
): Promise<void> {
  const { before, after } = await updateStanding(scope, attempt);
  await scope.tx
    .update(examStandings)
    .set({ openAttemptId: attempt.id })
    .where(
      scope.only(
        examStandings,
        and(eq(examStandings.examId, attempt.examId), eq(examStandings.userId, attempt.userId)),
      ),
    );
  if (before && !after) await takeBack({ scope, now, emit }, attempt, exam);
  await emit(scope, countersChanged, { userId: attempt.userId, counters: ['examtask'] });
}

/** Brings the standing up to date; whether the exam was passed before, and is after. */
async function updateStanding(
  scope: FinishContext['scope'],
  attempt: AttemptRow,
): Promise<{ readonly before: boolean; readonly after: boolean }> {
  const mine = and(eq(examStandings.examId, attempt.examId), eq(examStandings.userId, attempt.userId));
  const [before] = await scope.tx.select().from(examStandings).where(scope.only(examStandings, mine)).for('update');
  const own = and(eq(examAttempts.examId, attempt.examId), eq(examAttempts.userId, attempt.userId));
  const [waiting] = await scope.tx
    .select({ count: sql<number>`count(*)`.mapWith(Number) })
    .from(examAttempts)
    .where(scope.only(examAttempts, own, eq(examAttempts.state, 'pending_marking')));
  const [best] = await scope.tx
    .select()
    .from(examAttempts)
    .where(scope.only(examAttempts, own, eq(examAttempts.state, 'marked')))
    .orderBy(sql`${examAttempts.score} desc, ${examAttempts.handedInAt}`)
    .limit(1);
  const [last] = await scope.tx
    .select({ id: examAttempts.id, handedInAt: examAttempts.handedInAt })
    .from(examAttempts)
    .where(scope.only(examAttempts, own, isNotNull(examAttempts.handedInAt)))
    .orderBy(desc(examAttempts.number))
    .limit(1);
  const handedInAt = best?.handedInAt ?? null;
  // The best one has passed if any has; before the first mark the imported standing stays. One that was opened again
  // counts no more.
  const isReopened = attempt.state === 'open' && before?.bestAttemptId === attempt.id;
  const passed = best === undefined ? (before?.passed ?? false) && !isReopened : best.passed === true;
  await scope.tx
    .update(examStandings)
    .set({
      ...(before?.openAttemptId === attempt.id ? { openAttemptId: null } : {}),
      lastAttemptId: last?.id ?? null,
      lastHandedInAt: last?.handedInAt ?? null,
      pending: (waiting?.count ?? 0) > 0,
      bestAttemptId: best?.id ?? null,
      bestScore: best?.score ?? null,
      bestTookMs: best && handedInAt ? handedInAt.getTime() - best.startedAt.getTime() : null,
      bestAt: handedInAt,
      earliness: handedInAt === null ? null : -handedInAt.getTime(),
      passed,
    })
    .where(scope.only(examStandings, mine));
  return { before: before?.passed ?? false, after: passed };
}

/** Rewards of passing: credits of the learner, and points through the ledger. */
export async function reward(
  { scope, emit }: FinishContext,
  attempt: Pick<AttemptRow, 'userId'>,
  exam: typeof exams.$inferSelect,
): Promise<void> {
  const { userId } = attempt;
  // Learners' credits are kept in tenths.
  const tenths = Math.round(exam.credits / 10);
  if (tenths > 0) {
    await emit(scope, creditsEarned, { userId, source: { type: 'exam', id: exam.id }, tenths });
  }
  await emit(scope, scored, { userId, measure: 'exams', source: String(exam.id), total: 1 });
  if (exam.points > 0) {
    const source = { type: 'exam', id: String(exam.id) };
    await emit(scope, pointsEarned, { userId, rule: 'exam.passed', source, points: exam.points });
  }
}

/** Takes back the rewards of passing, and their effects on programmes. */
export async function takeBack(
  { scope, emit }: FinishContext,
  { userId }: Pick<AttemptRow, 'userId'>,
  { id }: typeof exams.$inferSelect,
): Promise<void> {
  await emit(scope, creditsTakenBack, { userId, source: { type: 'exam', id } });
  await emit(scope, scored, { userId, measure: 'exams', source: String(id), total: 0 });
  await emit(scope, pointsTakenBack, { userId, rule: 'exam.passed', source: { type: 'exam', id: String(id) } });
  await emit(scope, itemReopened, { userId, kind: 'exam', id });
}
