import type { AnswersWait } from '@banyan/contracts/exam';
import type { AttemptRow } from './attemptRow.ts';
import type { exams } from './exam.schema.ts';

type Exam = Pick<typeof exams.$inferSelect, 'showAnswers' | 'showScore' | 'closesAt' | 'makeupClosesAt'>;

/** The event and date before which an exam's rules keep answers and marks of an attempt back; null: none. */
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
