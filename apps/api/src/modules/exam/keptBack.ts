import type { AnswersWait } from '@banyan/contracts/exam';
import type { AttemptRow } from './attemptRow.ts';
import type { exams } from './exam.schema.ts';

type Exam = Pick<typeof exams.$inferSelect, 'showAnswers' | 'showScore' | 'closesAt' | 'makeupClosesAt'>;

/** What the rules of an exam wait for before they show answers and marks of an attempt, and until when; null: nothing. */
export function keptBack(
  exam: Exam,
  { state }: Pick<AttemptRow, 'state'>,
  now: number,
): { readonly wait: AnswersWait; readonly from: number | null } | null {
  if (exam.showAnswers === 'never' || !exam.showScore) return { wait: 'never', from: null };
  // Others may still sit it: not before the last window is over.
  const over = Math.max(exam.closesAt.getTime(), exam.makeupClosesAt?.getTime() ?? 0);
  if (exam.showAnswers === 'closed' && now < over) return { wait: 'closing', from: over };
  return state === 'marked' ? null : { wait: 'marking', from: null };
}
