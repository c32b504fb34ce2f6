import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type markAnswer } from '@banyan/contracts/exam';
import { eq } from 'drizzle-orm';
import { messageSent } from '../../effects/messageSent.ts';
import type { CallContext, Learner } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { examAnswers } from './attempt.schema.ts';
import { lockAttempt, note, type AttemptRow } from './attemptRow.ts';
import { standingCorrections } from './corrections.ts';
import type { exams } from './exam.schema.ts';
import { keepWrong } from './finish.ts';
import { answerToMark, handMarkOf } from './reviewAnswer.service.ts';
import { criteriaOf, fullPoints } from './reviewRow.ts';
import { settle } from './settle.ts';

type Ctx = CallContext<Learner>;

/** Marks an answer, unless another marker has since this one read it; the last one of a paper publishes its result. */
export async function markOne(
  ctx: Ctx,
  { attemptId, questionId, parts, comment, revision, criteriaRevision }: CallInput<typeof markAnswer>,
): Promise<CallOutput<typeof markAnswer>> {
  const { scope, viewer, emit } = ctx;
  // Markers of one paper come one by one.
  if ((await lockAttempt(scope, attemptId)) === undefined) throw new Refusal(ErrorCode.notFound);
  const { answer, attempt, exam, question, rules } = await answerToMark(ctx, { attemptId, questionId });
  if ((await standingCorrections(scope, exam.id)).get(questionId)?.key === null)
    throw new Refusal(ErrorCode.conflict, { reason: 'the question is struck' });
  const { criteria, revision: current } = await criteriaOf(scope, exam, question);
  if (answer.markRevision !== revision) {
    const mark = await handMarkOf(ctx, answer, criteria);
    throw new Refusal(ErrorCode.answerMarked, { data: { mark, revision: answer.markRevision } });
  }
  if (current !== criteriaRevision) throw new Refusal(ErrorCode.conflict, { reason: 'the criteria have changed' });
  const fits = parts.length === criteria.length && parts.every((part, at) => part <= (criteria[at]?.points ?? 0));
  if (!fits) throw new Refusal(ErrorCode.badRequest, { reason: 'points', data: { fields: ['parts'] } });
  const points = parts.reduce((sum, part) => sum + part, 0);
  const score = points >= fullPoints(rules) ? rules.scoreEach : points * 100;
  const marking = score === rules.scoreEach ? 'right' : score === 0 ? 'wrong' : 'partial';
  const now = ctx.now();
  const [marked] = await scope.tx
    .update(examAnswers)
    .set({
      mark: marking,
      score,
      comment,
      markedBy: viewer.userId,
      markedAt: new Date(now),
      markParts: parts,
      markRevision: revision + 1,
    })
    .where(scope.only(examAnswers, eq(examAnswers.attemptId, attemptId), eq(examAnswers.questionId, questionId)))
    .returning();
  const mark = marked === undefined ? null : await handMarkOf(ctx, marked, criteria);
  if (mark === null) throw new Error(`answer ${questionId} of ${attemptId} is gone`);
  await note(scope, attemptId, now, { kind: 'marked', questionId, value: { points } });
  // Points lost in a second look make a missed question too; one that was missed before counts once.
  const missed = answer.mark === 'wrong' || answer.mark === 'partial';
  if (!missed) await keepWrong(scope, attempt, [{ questionId, score, mark: marking }], now);
  const settled = await settle({ scope, now, emit }, attempt, exam);
  if (settled.state === 'marked') await tell(ctx, attempt, settled, exam);
  return { mark, revision: revision + 1, settled: settled.state === 'marked' };
}

/** Notifies the learner that the result is out, and again if a second look at a mark has changed it. */
async function tell(
  { scope, emit, now }: Ctx,
  before: AttemptRow,
  { id, userId, score }: AttemptRow,
  exam: typeof exams.$inferSelect,
): Promise<void> {
  const again = before.state === 'marked';
  if (again && before.score === score) return;
  await emit(scope, messageSent, {
    userIds: [userId],
    kind: 'marking',
    source: { type: again ? 'examRemarked' : 'examMarked', id: again ? `${id}-${now()}` : String(id) },
    params: { title: exam.title, attemptId: id, examId: exam.id },
  });
}
