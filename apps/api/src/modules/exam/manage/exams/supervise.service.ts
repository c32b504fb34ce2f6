import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import {
  isUnderWay,
  type collectPapers,
  type extendPapers,
  type reopenPaper,
  type stopExam,
  type tellSitters,
} from '@banyan/contracts/exam';
import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { sittingsChanged } from '../../../../effects/sittingsChanged.ts';
import { Refusal } from '../../../../http/refusal.ts';
import type { ManageContext } from '../../../../platform/serveManaged.ts';
import { examAnswers, examAttempts } from '../../attempt.schema.ts';
import { lockAttempt, note, type AttemptRow } from '../../attemptRow.ts';
import { correctedAnswers } from '../../correction.schema.ts';
import { exams, examStandings } from '../../exam.schema.ts';
import { finish } from '../../finish.ts';
import { unsettle } from '../../settle.ts';
import { statedExam } from './detail.service.ts';
import { examToChange, examWithin, type Exam } from './within.ts';

const MINUTE = 60_000;

/** Whether the viewer sits an exam at this moment. */
export async function sits(
  { scope, viewer }: Pick<ManageContext, 'scope' | 'viewer'>,
  examId: number,
): Promise<boolean> {
  const own = and(eq(examAttempts.userId, viewer.userId), eq(examAttempts.state, 'open'));
  return (await scope.tx.$count(examAttempts, scope.only(examAttempts, and(eq(examAttempts.examId, examId), own)))) > 0;
}

/** Refuses an exam that the viewer sits: nobody supervises themselves. */
async function mustNotSit(ctx: ManageContext, examId: number): Promise<void> {
  if (await sits(ctx, examId)) throw new Refusal(ErrorCode.conflict, { reason: 'the supervisor sits it' });
}

/** An exam in whose sittings the caller may act. Refuses one that the caller sits. */
export async function examToSupervise(ctx: ManageContext, id: number): Promise<Exam> {
  const exam = await examWithin(ctx, id, 'assessment.publish');
  await mustNotSit(ctx, id);
  return exam;
}

/** Open papers of an exam, all or these, locked until the call ends. */
async function openPapers({ scope }: ManageContext, examId: number, ids: readonly number[]): Promise<AttemptRow[]> {
  const these = ids.length === 0 ? undefined : inArray(examAttempts.id, [...ids]);
  return scope.tx
    .select()
    .from(examAttempts)
    .where(scope.only(examAttempts, and(eq(examAttempts.examId, examId), eq(examAttempts.state, 'open'), these)))
    .orderBy(asc(examAttempts.id))
    .for('update');
}

/** Tells the audit log of an act on papers, and the sheets of those concerned. */
export async function tell(
  ctx: ManageContext,
  exam: Exam,
  papers: readonly AttemptRow[],
  { field, words, ends = [] }: { field: string; words: string; ends?: readonly AttemptRow[] },
): Promise<{ done: number[] }> {
  ctx.changed({
    ...{ type: 'exam', id: exam.id, name: exam.title.zh_cn },
    changes: [{ field, before: null, after: `${papers.length}: ${words}` }],
  });
  await ctx.emit(ctx.scope, sittingsChanged, {
    examId: exam.id,
    userIds: papers.map(({ userId }) => userId),
    ends: ends.map(({ deadlineAt, id }) => ({ attemptId: id, deadlineAt: deadlineAt.getTime() })),
  });
  return { done: papers.map(({ id }) => id) };
}

/** Gives more time to people who sit an exam. */
export async function extend(
  ctx: ManageContext,
  { id, minutes, papers, reason }: CallInput<typeof extendPapers>,
): Promise<CallOutput<typeof extendPapers>> {
  const { scope } = ctx;
  const exam = await examToSupervise(ctx, id);
  const now = ctx.now();
  const open = await openPapers(ctx, id, papers);
  const given: AttemptRow[] = [];
  for (const attempt of open) {
    // One whose time is over and whose last answers are under way gets its minutes from now on.
    const deadlineAt = new Date(Math.max(attempt.deadlineAt.getTime(), now) + minutes * MINUTE);
    await scope.tx
      .update(examAttempts)
      .set({ deadlineAt, told: { at: now, minutes, text: reason } })
      .where(scope.only(examAttempts, eq(examAttempts.id, attempt.id)));
    await note(scope, attempt.id, now, { kind: 'extended', value: { minutes, text: reason } });
    given.push({ ...attempt, deadlineAt });
  }
  return tell(ctx, exam, given, { field: 'extended', words: `${minutes} min, ${reason}`, ends: given });
}

/** Shows words on the sheets of people who sit an exam. */
export async function say(
  ctx: ManageContext,
  { id, papers, text }: CallInput<typeof tellSitters>,
): Promise<CallOutput<typeof tellSitters>> {
  const { scope } = ctx;
  const exam = await examToSupervise(ctx, id);
  const now = ctx.now();
  const open = await openPapers(ctx, id, papers);
  for (const attempt of open) {
    await scope.tx
      .update(examAttempts)
      .set({ told: { at: now, minutes: 0, text } })
      .where(scope.only(examAttempts, eq(examAttempts.id, attempt.id)));
    await note(scope, attempt.id, now, { kind: 'told', value: { text } });
  }
  return tell(ctx, exam, open, { field: 'told', words: text });
}

/** Hands open papers in with the answers that have arrived. */
export async function collect(
  ctx: ManageContext,
  { id, papers, reason }: CallInput<typeof collectPapers>,
): Promise<CallOutput<typeof collectPapers>> {
  const exam = await examToSupervise(ctx, id);
  const open = await openPapers(ctx, id, papers);
  for (const attempt of open) await finish({ ...ctx, now: ctx.now() }, attempt, 'supervisor', reason);
  return tell(ctx, exam, open, { field: 'collected', words: reason });
}

/** Ends an exam for everybody: open papers are handed in, and nobody can begin it any more. */
export async function stop(
  ctx: ManageContext,
  { id, reason }: CallInput<typeof stopExam>,
): Promise<CallOutput<typeof stopExam>> {
  const { scope, viewer } = ctx;
  const exam = await examToChange(ctx, id, 'assessment.publish');
  await mustNotSit(ctx, id);
  const now = ctx.now();
  if (!isUnderWay((await statedExam(ctx, id)).state))
    throw new Refusal(ErrorCode.conflict, { reason: 'it is not open' });
  const open = await openPapers(ctx, id, []);
  for (const attempt of open) await finish({ ...ctx, now }, attempt, 'stopped', reason);
  const at = new Date(now);
  const ends = (moment: Date | null) => (moment === null || moment > at ? at : moment);
  await scope.tx
    .update(exams)
    .set({
      ...{ closesAt: ends(exam.closesAt), stoppedAt: at, stopReason: reason, changedAt: at, changedBy: viewer.userId },
      makeupClosesAt: exam.makeupClosesAt === null ? null : ends(exam.makeupClosesAt),
    })
    .where(scope.only(exams, eq(exams.id, id)));
  return tell(ctx, exam, open, { field: 'stopped', words: reason });
}

/** Why nobody is let back into a paper. */
const backRefusals = {
  sitting: 'the person sits another attempt',
  marked: 'it has been marked',
  own: 'it is their own',
  over: 'the exam is archived',
} as const;
type BackRefusal = keyof typeof backRefusals;

/**
 * Lets somebody back into a submitted paper: its answers are there, and it is marked anew when it is submitted again.
 * Answers the open paper, or why it was left as it is.
 */
export async function letBackIn(
  ctx: ManageContext,
  exam: Exam,
  { minutes, paper, reason }: { readonly minutes: number; readonly paper: number; readonly reason: string },
): Promise<AttemptRow | BackRefusal> {
  const { scope } = ctx;
  const now = ctx.now();
  const attempt = await lockAttempt(scope, paper);
  if (attempt === undefined || attempt.examId !== exam.id) throw new Refusal(ErrorCode.notFound);
  if (attempt.userId === ctx.viewer.userId) return 'own';
  if (attempt.state === 'open') return attempt;
  const mine = and(eq(examStandings.examId, exam.id), eq(examStandings.userId, attempt.userId));
  const [standing] = await scope.tx.select().from(examStandings).where(scope.only(examStandings, mine)).for('update');
  const byHand = and(eq(examAnswers.attemptId, paper), gt(examAnswers.markRevision, 0));
  if (exam.archivedAt !== null) return 'over';
  if (standing === undefined || standing.openAttemptId !== null) return 'sitting';
  if ((await scope.tx.$count(examAnswers, scope.only(examAnswers, byHand))) > 0) return 'marked';
  const deadlineAt = new Date(now + minutes * MINUTE);
  // Questions without an answer had got a blank one with their mark.
  await scope.tx
    .delete(examAnswers)
    .where(scope.only(examAnswers, and(eq(examAnswers.attemptId, paper), eq(examAnswers.revision, 0))));
  await scope.tx
    .update(examAnswers)
    .set({ mark: null, score: null })
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, paper)));
  // A correction that is taken back later sets no mark of the former answers.
  await scope.tx.delete(correctedAnswers).where(scope.only(correctedAnswers, eq(correctedAnswers.attemptId, paper)));
  const [opened] = await scope.tx
    .update(examAttempts)
    .set({
      ...{ state: 'open', handedInAt: null, handInReason: null, answered: null, checksum: null, score: null },
      ...{ passed: null, switches: 0, faceFailures: 0, faceDueAt: null, deadlineAt, holderSeenAt: new Date(now) },
      told: { at: now, minutes, text: reason },
    })
    .where(scope.only(examAttempts, eq(examAttempts.id, paper)))
    .returning();
  if (opened === undefined) throw new Error(`attempt ${paper} is gone`);
  await unsettle({ ...ctx, now }, opened, exam);
  await note(scope, paper, now, { kind: 'reopened', value: { minutes, text: reason } });
  return opened;
}

/** Lets one person back into a submitted paper. */
export async function reopen(
  ctx: ManageContext,
  { id, minutes, paper, reason }: CallInput<typeof reopenPaper>,
): Promise<CallOutput<typeof reopenPaper>> {
  const exam = await examToSupervise(ctx, id);
  const before = await lockAttempt(ctx.scope, paper);
  const opened = await letBackIn(ctx, exam, { minutes, paper, reason });
  if (typeof opened === 'string') throw new Refusal(ErrorCode.conflict, { reason: backRefusals[opened] });
  if (before?.state === 'open') return { done: [] };
  return tell(ctx, exam, [opened], { field: 'reopened', words: `${minutes} min, ${reason}`, ends: [opened] });
}
