import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type reportNoCamera } from '@banyan/contracts/exam';
import { and, eq, sql } from 'drizzle-orm';
import type { EffectContext } from '../../effects/effect.ts';
import type { FaceChecked } from '../../effects/faceChecked.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { attemptEvents, examAttempts } from './attempt.schema.ts';
import { lockAttempt, note, openInWindow, satExam, standingOf, type AttemptRow } from './attemptRow.ts';
import { goesWithoutCamera } from './cameraRule.ts';
import type { ExamModulePorts } from './exam.ports.ts';
import { exams } from './exam.schema.ts';
import { finish } from './finish.ts';
import type { FinishContext } from './finishContext.ts';

const MINUTE = 60_000;
/** A due check waits so long before it counts as missed. */
export const FACE_PATIENCE_MS = 3 * MINUTE;

type Exam = typeof exams.$inferSelect;

/** When the next check is due after one at `now`; null: never. */
export const nextCheck = ({ faceLimit, faceEveryMin }: Exam, now: number): Date | null =>
  faceLimit === null || faceEveryMin === null ? null : new Date(now + faceEveryMin * MINUTE);

/**
 * Whether a face was checked for the exam that is to be begun, which uses up the pass. Without a camera the rule of the
 * exam or of its enterprise decides. Answers the entry for the record; null: the exam asks for none.
 */
export async function checkAtDoor(
  ctx: CallContext<Learner>,
  exam: Exam,
  camera: 'Y' | 'N',
  { spendFacePass }: Pick<ExamModulePorts, 'spendFacePass'>,
): Promise<'face_passed' | 'face_skipped' | null> {
  if (exam.faceLimit === null) return null;
  if (await spendFacePass(ctx, { purpose: 'exam', subjectId: exam.id, since: 0 })) return 'face_passed';
  if (camera === 'N' && (await goesWithoutCamera(ctx.scope, exam))) return 'face_skipped';
  throw new Refusal(ErrorCode.examClosed, { data: { refusal: 'face' } });
}

/** Reports that there is no camera for the due check; the rule of the exam or of its enterprise decides. */
export async function skipCheck(
  ctx: CallContext<Learner>,
  { id, window }: CallInput<typeof reportNoCamera>,
): Promise<CallOutput<typeof reportNoCamera>> {
  const { scope } = ctx;
  const { attempt, exam } = await openInWindow(ctx, { id, window });
  const now = ctx.now();
  if (attempt.faceDueAt === null) return { standing: standingOf(attempt, window, now) };
  if (!(await goesWithoutCamera(scope, exam))) {
    throw new Refusal(ErrorCode.examClosed, { data: { refusal: 'face' } });
  }
  await note(scope, id, now, { kind: 'face_skipped', holder: window });
  const faceDueAt = nextCheck(exam, now);
  await change({ scope }, id, { faceDueAt });
  return { standing: standingOf({ ...attempt, faceDueAt }, window, now) };
}

/** Records a check in its attempt; above the limit of failed ones the paper is submitted. */
export async function applyFaceCheck(ctx: EffectContext, { check, purpose, same, subjectId, userId }: FaceChecked) {
  if (purpose !== 'exam') return;
  const { scope, now } = ctx;
  const own = and(eq(examAttempts.userId, userId), eq(examAttempts.examId, subjectId), eq(examAttempts.state, 'open'));
  const [open] = await scope.tx.select({ id: examAttempts.id }).from(examAttempts).where(scope.only(examAttempts, own));
  if (open === undefined) return;
  const attempt = await lockAttempt(scope, open.id);
  const [published] = await scope.tx
    .select()
    .from(exams)
    .where(scope.only(exams, eq(exams.id, subjectId)));
  if (attempt?.state !== 'open' || published === undefined) return;
  const exam = satExam(published, attempt);
  if (exam.faceLimit === null) return;
  const [told] = await scope.tx
    .select({ id: attemptEvents.id })
    .from(attemptEvents)
    .where(
      scope.only(
        attemptEvents,
        eq(attemptEvents.attemptId, open.id),
        sql`${attemptEvents.value} ->> 'check' = ${check}`,
      ),
    );
  if (told !== undefined) return;
  if (!same) return void (await countFailed(ctx, attempt, exam, { kind: 'face_failed', value: { check } }));
  await note(scope, open.id, now, { kind: 'face_passed', value: { check } });
  await change(ctx, open.id, { faceDueAt: nextCheck(exam, now) });
}

/** A check that has waited too long counts as a failed one. Answers the attempt after that. */
export async function countMissed(ctx: FinishContext, attempt: AttemptRow, exam: Exam): Promise<AttemptRow> {
  if (attempt.faceDueAt === null || ctx.now <= attempt.faceDueAt.getTime() + FACE_PATIENCE_MS) return attempt;
  const faceDueAt = nextCheck(exam, ctx.now);
  await change(ctx, attempt.id, { faceDueAt });
  return countFailed(ctx, { ...attempt, faceDueAt }, exam, { kind: 'face_missed' });
}

async function countFailed(
  ctx: FinishContext,
  attempt: AttemptRow,
  { faceLimit }: Exam,
  event: Parameters<typeof note>[3],
): Promise<AttemptRow> {
  const faceFailures = attempt.faceFailures + 1;
  await note(ctx.scope, attempt.id, ctx.now, event);
  await change(ctx, attempt.id, { faceFailures });
  const counted = { ...attempt, faceFailures };
  return faceLimit !== null && faceFailures > faceLimit ? finish(ctx, counted, 'face') : counted;
}

async function change(
  { scope }: Pick<FinishContext, 'scope'>,
  id: number,
  values: Partial<Pick<AttemptRow, 'faceDueAt' | 'faceFailures'>>,
): Promise<void> {
  await scope.tx
    .update(examAttempts)
    .set(values)
    .where(scope.only(examAttempts, eq(examAttempts.id, id)));
}
