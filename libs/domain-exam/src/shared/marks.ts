import { markStates, type MarkState, type ShownMarks } from '@banyan/contracts/exam';
import type { Tone } from '@banyan/ui';

/** Tone of a mark; its words say it as well. */
export const markTone: Readonly<Record<MarkState, Tone>> = {
  right: 'ok',
  partial: 'warn',
  wrong: 'danger',
  blank: 'neutral',
  waiting: 'info',
};

/** Number of questions for each mark that occurs, in the order of marks. */
export function markCounts(
  marks: readonly { readonly mark: MarkState | null }[],
): { mark: MarkState; count: number }[] {
  return markStates
    .map((mark) => ({ mark, count: marks.filter((one) => one.mark === mark).length }))
    .filter(({ count }) => count > 0);
}

/** Whether a question is shown: all, those below full marks, those without any, those with some; null: its mark is hidden. */
export function isShown(show: ShownMarks, mark: MarkState | null): boolean {
  if (show === 'all') return true;
  if (show === 'partial') return mark === 'partial';
  const none = mark === 'wrong' || mark === 'blank';
  return show === 'wrong' ? none : none || mark === 'partial';
}
