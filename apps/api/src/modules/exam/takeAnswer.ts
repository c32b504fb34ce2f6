import { ErrorCode } from '@banyan/contracts';
import { type AnswerValue, type Recall } from '@banyan/contracts/exam';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../http/refusal.ts';
import { entryOf, placeInBook, type BookEntry } from './book.ts';
import { markOf, withoutFiles } from './marking.ts';
import { practiceAnswers, practiceRuns } from './practice.schema.ts';
import type { Practising } from './practising.ts';
import type { questions } from './question.schema.ts';
import { secretQuestions } from './secretQuestions.ts';
import { gradeOf, spacingOf } from './spacing.ts';

type Question = Pick<typeof questions.$inferSelect, 'id' | 'kind' | 'key'>;
type AnswerRow = typeof practiceAnswers.$inferSelect;
type RunRow = typeof practiceRuns.$inferSelect;

/** Points of each kind do not count here: only whether all, a part or none of it is right. */
const practiceScores = { scoreEach: 100, scorePartial: 50 };

/** Marks an answer, keeps it, and updates book and run; `known`: secret questions, if they are known. */
export async function takeAnswer(
  ctx: Practising,
  run: RunRow,
  question: Question,
  value: AnswerValue,
  known?: ReadonlySet<number>,
): Promise<AnswerRow> {
  const { scope, viewer } = ctx;
  if (run.finishedAt !== null) throw new Refusal(ErrorCode.conflict, { reason: 'the run is finished' });
  const at = new Date(ctx.now());
  const { mark } = markOf(question.kind, withoutFiles(value), question.key, practiceScores);
  const stand = await entryOf(scope, viewer.userId, question.id);
  const failed = mark === 'wrong' || mark === 'partial' || mark === 'blank';
  const inBook = failed || (stand !== null && !stand.mastered);
  const cardBefore = stand?.entry.card ?? null;
  const [answer] = await scope.tx
    .insert(practiceAnswers)
    .values(
      scope.row(practiceAnswers, {
        ...{ runId: run.id, questionId: question.id, userId: viewer.userId },
        ...{ value, mark, at, inBook, cardBefore },
      }),
    )
    .returning();
  if (answer === undefined) throw new Error('the answer was not kept');
  if (inBook) await placeInBook(scope, viewer.userId, entryAfter(answer, stand?.entry, failed), at);
  const given = await scope.tx
    .select({ id: practiceAnswers.questionId })
    .from(practiceAnswers)
    .where(scope.only(practiceAnswers, eq(practiceAnswers.runId, run.id)));
  const secret = known ?? (await secretQuestions(ctx));
  const left = run.drills.filter(({ id }) => !secret.has(id) && !given.some((one) => one.id === id));
  await scope.tx
    .update(practiceRuns)
    .set({
      answered: given.length,
      right: sql`${practiceRuns.right} + ${mark === 'right' ? 1 : 0}`,
      ...(left.length === 0 ? { finishedAt: at } : {}),
    })
    .where(scope.only(practiceRuns, eq(practiceRuns.id, run.id)));
  return answer;
}

/** A question's entry in the book after an answer. */
export function entryAfter(
  answer: Pick<AnswerRow, 'questionId' | 'at' | 'mark' | 'cardBefore'>,
  before: BookEntry | undefined,
  failed: boolean,
): BookEntry {
  const { card, dueAt } = spacedBy(answer, gradeOf[answer.mark]);
  return {
    questionId: answer.questionId,
    times: (before?.times ?? 0) + (failed ? 1 : 0),
    lastWrongAt: failed ? answer.at : (before?.lastWrongAt ?? answer.at),
    examId: before?.examId ?? null,
    card,
    dueAt,
  };
}

/** A question's state after an answer, by a grade. */
export function spacedBy({ cardBefore, at }: Pick<AnswerRow, 'cardBefore' | 'at'>, grade: Recall['grade']) {
  const spaced = spacingOf(cardBefore, at).find((one) => one.grade === grade);
  if (spaced === undefined) throw new Error(`no spacing by ${grade}`);
  return spaced;
}
