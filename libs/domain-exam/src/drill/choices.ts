import type { AnswerValue, DrillQuestion } from '@banyan/contracts';

/** An answer of nothing. */
export const nothing: AnswerValue = { choice: [], gaps: [], text: '', files: [] };

/** Letter of an option: A for the first. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What there is to choose; a judgement has true and false. */
export function choicesOf(
  { kind, options }: DrillQuestion,
  words: { readonly right: string; readonly wrong: string },
): DrillQuestion['options'] {
  return kind === 'judgement'
    ? [
        { id: 1, text: words.right },
        { id: 0, text: words.wrong },
      ]
    : options;
}

/** Whether there is something to check. */
export const isAnswered = ({ choice, gaps, text }: AnswerValue) =>
  choice.length > 0 || gaps.some((gap) => gap.trim() !== '') || text.trim() !== '';

/** The option that a key means, by letter or digit; null where there is none. */
export function choiceOfKey(question: DrillQuestion, key: string): number | null {
  if (question.kind === 'fill' || question.kind === 'short') return null;
  const index = /^[a-f]$/i.test(key)
    ? key.toLowerCase().charCodeAt(0) - 97
    : /^[1-9]$/.test(key)
      ? Number(key) - 1
      : -1;
  return choicesOf(question, { right: '', wrong: '' })[index]?.id ?? null;
}
