import { isAnswered } from '@banyan/contracts/exam';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import type { TenantScope } from '../../../../db/tenant.ts';
import { examAnswers, examAttempts } from '../../attempt.schema.ts';
import { paperQuestions, satExam, type AttemptRow } from '../../attemptRow.ts';
import { markCorrected, type CorrectionRow } from '../../corrections.ts';
import type { Mark } from '../../marking.ts';
import type { Exam } from '../exams/within.ts';

type Answer = typeof examAnswers.$inferSelect;
type Correcting = Pick<CorrectionRow, 'key' | 'policy' | 'questionId'>;

/** A paper with the question, and the answer to it. */
export interface Paper {
  readonly attempt: AttemptRow;
  /** Null: no answer has arrived, and the paper is open. */
  readonly answer: Answer | null;
}

type Asked = Pick<CorrectionRow, 'examId' | 'questionId'>;

/** Condition on the papers of an exam that have a question. */
const have = ({ examId, questionId }: Asked) =>
  and(
    eq(examAttempts.examId, examId),
    sql`exists (
      select 1 from jsonb_array_elements(${examAttempts.paper}) part
      where part -> 'questions' @> ${JSON.stringify([{ id: questionId }])}::jsonb)`,
  );

/** How many papers of an exam have a question. */
export const countPapers = (scope: TenantScope, asked: Asked) =>
  scope.tx.$count(examAttempts, scope.only(examAttempts, have(asked)));

/** Papers of an exam that have a question, from one on, in their order. */
export async function papersWith(
  scope: TenantScope,
  asked: Asked,
  { after = 0, lock = false, most }: { readonly after?: number; readonly lock?: boolean; readonly most?: number } = {},
): Promise<Paper[]> {
  const found = scope.tx
    .select()
    .from(examAttempts)
    .where(scope.only(examAttempts, and(have(asked), gt(examAttempts.id, after))))
    .orderBy(asc(examAttempts.id))
    .limit(most ?? 1_000_000);
  // One that is handed in at this moment is waited for: it may have been marked by the former key.
  const attempts = await (lock ? found.for('update') : found);
  const [first, last] = [attempts[0]?.id ?? 0, attempts.at(-1)?.id ?? 0];
  const answers = await scope.tx
    .select()
    .from(examAnswers)
    .where(
      scope.only(
        examAnswers,
        and(eq(examAnswers.questionId, asked.questionId), sql`${examAnswers.attemptId} between ${first} and ${last}`),
      ),
    );
  const byPaper = new Map(answers.map((answer) => [answer.attemptId, answer]));
  return attempts.map((attempt) => ({ attempt, answer: byPaper.get(attempt.id) ?? null }));
}

/** The mark that a paper's answer gets by a correction, and what it does to the paper; null: nothing changes. */
export function changeOf(
  exam: Exam,
  { answer, attempt }: Paper,
  correction: Correcting,
): { readonly mark: Mark; readonly gains: boolean; readonly loses: boolean } | null {
  if (answer === null || attempt.state === 'open') return null;
  const sat = satExam(exam, attempt);
  const part = sat.parts[paperQuestions(attempt).find(({ id }) => id === correction.questionId)?.part ?? -1];
  // A person's mark stays, unless the question is struck.
  if (part === undefined || (correction.key !== null && answer.markRevision > 0)) return null;
  const value = isAnswered(answer.value) ? answer.value : undefined;
  const mark = markCorrected(correction, part.kind, value, part);
  if (mark.mark === answer.mark && mark.score === answer.score) return null;
  const score = attempt.score === null ? null : attempt.score - (answer.score ?? 0) + (mark.score ?? 0);
  const passes = score !== null && score >= sat.passScore;
  const loses = attempt.passed === true && !passes;
  if (loses && correction.policy === 'keepPasses') return null;
  return { mark, gains: attempt.passed === false && passes, loses };
}
