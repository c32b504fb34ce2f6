import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type saveCriteria, type Suggestion, type suggestMark } from '@banyan/contracts/exam';
import { and, eq } from 'drizzle-orm';
import { languageTags, localised } from '../../db/localised.ts';
import type { CallContext, Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ScorerFailed } from '../../ports/scorer.ts';
import { marksOf, mustNotBeSitting } from './desk.ts';
import { exams } from './exam.schema.ts';
import { questions } from './question.schema.ts';
import { markCriteria, markSuggestions } from './review.schema.ts';
import { answerToMark } from './reviewAnswer.service.ts';
import { criteriaOf, fullPoints, partOfQuestion, textOf } from './reviewRow.ts';
import { keyText, writtenText } from './writtenText.ts';

/** Asks the scorer between two transactions and keeps its suggestion; the mark stays as it is. */
export async function suggest(
  ctx: StepContext<Learner>,
  { strictness, ...place }: CallInput<typeof suggestMark>,
): Promise<CallOutput<typeof suggestMark>> {
  const { scorer, viewer } = ctx;
  const asked = await ctx.inTenant(async (scope) => {
    const { answer, exam, question } = await answerToMark({ scope, viewer }, place);
    const { criteria, revision } = await criteriaOf(scope, exam, question);
    return {
      revision,
      criteria,
      question: textOf(localised(question.stem, viewer.language)),
      sample: keyText(question, viewer.language),
      answer: writtenText(question, answer.value, viewer.language),
    };
  });
  const { revision, ...answer } = asked;
  let parts: Suggestion['parts'];
  try {
    parts = await scorer.score({ ...answer, strictness, language: languageTags[viewer.language] });
  } catch (error) {
    if (!(error instanceof ScorerFailed)) throw error;
    ctx.log.warn({ err: error }, 'the scorer failed');
    throw new Refusal(ErrorCode.scorerFailed, { data: { reason: error.reason } });
  }
  const made: Suggestion = { strictness, scorer: scorer.kind, model: scorer.model, at: ctx.now(), parts };
  await ctx.inTenant((scope) =>
    scope.tx
      .insert(markSuggestions)
      .values(scope.row(markSuggestions, { ...place, criteriaRevision: revision, suggestion: made }))
      .onConflictDoUpdate({
        target: [markSuggestions.eid, markSuggestions.attemptId, markSuggestions.questionId],
        set: { criteriaRevision: revision, suggestion: made },
      }),
  );
  return made;
}

/** Changes the criteria of a question in an exam. */
export async function changeCriteria(
  ctx: CallContext<Learner>,
  { examId, questionId, criteria, revision }: CallInput<typeof saveCriteria>,
): Promise<CallOutput<typeof saveCriteria>> {
  const { scope, viewer } = ctx;
  const [row] = await scope.tx
    .select({ exam: exams, question: questions })
    .from(exams)
    .innerJoin(questions, and(eq(questions.eid, exams.eid), eq(questions.id, questionId)))
    .where(scope.only(exams, eq(exams.id, examId), marksOf(ctx, exams.id)))
    // Concurrent changes come one after the other.
    .for('update', { of: exams });
  if (row === undefined) throw new Refusal(ErrorCode.notFound);
  await mustNotBeSitting({ scope, viewer }, questionId);
  const current = await criteriaOf(scope, row.exam, row.question);
  if (current.revision !== revision) throw new Refusal(ErrorCode.conflict, { reason: 'the criteria have changed' });
  const full = fullPoints(partOfQuestion(row.exam, row.question));
  if (criteria.reduce((sum, { points }) => sum + points, 0) !== full) {
    throw new Refusal(ErrorCode.badRequest, { reason: 'points', data: { fields: ['criteria'] } });
  }
  const next = { criteria, revision: revision + 1, changedBy: viewer.userId };
  await scope.tx
    .insert(markCriteria)
    .values(scope.row(markCriteria, { examId, questionId, ...next }))
    .onConflictDoUpdate({ target: [markCriteria.eid, markCriteria.examId, markCriteria.questionId], set: next });
  return { revision: next.revision };
}
