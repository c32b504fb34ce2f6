import { ErrorCode, type CallInput, type CallOutput } from '@banyan/contracts';
import { type Suggestion } from '@banyan/contracts/exam';
import { type suggestHomeworkMark } from '@banyan/contracts/training';
import { and, eq, getTableColumns } from 'drizzle-orm';
import { languageTags, localised } from '../../db/localised.ts';
import type { Learner, StepContext } from '../../http/context.ts';
import { Refusal } from '../../http/refusal.ts';
import { ScorerFailed } from '../../ports/scorer.ts';
import { criteriaOf, scorerFor } from './criteria.ts';
import { homeworks, homeworkSubmissions } from './homework.schema.ts';

/** Asks the scorer between two transactions and keeps its suggestion, which is no mark. */
export async function suggest(
  { inTenant, log, now, scorer, viewer }: StepContext<Learner>,
  { submission, strictness }: CallInput<typeof suggestHomeworkMark>,
): Promise<CallOutput<typeof suggestHomeworkMark>> {
  const { language } = viewer;
  const { row, homework } = await inTenant(async (scope) => {
    const [found] = await scope.tx
      .select({ row: getTableColumns(homeworkSubmissions), homework: getTableColumns(homeworks) })
      .from(homeworkSubmissions)
      .innerJoin(homeworks, and(eq(homeworks.eid, scope.eid), eq(homeworks.id, homeworkSubmissions.homeworkId)))
      .where(
        scope.only(
          homeworkSubmissions,
          eq(homeworkSubmissions.id, submission),
          eq(homeworkSubmissions.state, 'marking'),
        ),
      );
    if (found === undefined) throw new Refusal(ErrorCode.notFound);
    return found;
  });
  if (scorerFor(scorer.kind, homework, row) === null) throw new Refusal(ErrorCode.notFound);
  let parts: Suggestion['parts'];
  try {
    parts = await scorer.score({
      question: localised(homework.task, language),
      sample: '',
      criteria: criteriaOf(homework, language),
      answer: row.text,
      strictness,
      language: languageTags[language],
    });
  } catch (error) {
    if (!(error instanceof ScorerFailed)) throw error;
    log.warn({ err: error }, 'the scorer failed');
    throw new Refusal(ErrorCode.scorerFailed, { data: { reason: error.reason } });
  }
  const made: Suggestion = { strictness, scorer: scorer.kind, model: scorer.model, at: now(), parts };
  await inTenant((scope) =>
    scope.tx
      .update(homeworkSubmissions)
      .set({ suggestion: made })
      .where(scope.only(homeworkSubmissions, eq(homeworkSubmissions.id, submission))),
  );
  return made;
}
