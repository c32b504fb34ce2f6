import type { AnswerItem } from '../answers/AnswerItem.ts';

/** An option as it is shown. */
export interface Choice {
  /** What an answer names. */
  readonly id: number;
  /** Sanitised HTML. */
  readonly text: string;
}

/** Letter of an option: A for the first. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** What there is to choose; a judgement has true and false, nothing else has any but its own options. */
export function choicesOf({ part, question }: AnswerItem, words: { right: string; wrong: string }): readonly Choice[] {
  if (part.kind !== 'judgement') return question.options;
  return [
    { id: 1, text: words.right },
    { id: 0, text: words.wrong },
  ];
}

/** The choice after an option was pressed: added or taken out where several may be right, otherwise alone or none. */
export function toggled({ part, value }: AnswerItem, id: number): number[] {
  const { choice } = value;
  if (choice.includes(id)) return choice.filter((one) => one !== id);
  return part.kind === 'multiple' ? [...choice, id] : [id];
}

/** The option that a key means, by letter or digit; null where there is none. */
export function choiceOfKey(item: AnswerItem, key: string): number | null {
  const { kind } = item.part;
  if (kind === 'fill' || kind === 'short') return null;
  const index = /^[a-f]$/i.test(key)
    ? key.toLowerCase().charCodeAt(0) - 97
    : /^[1-9]$/.test(key)
      ? Number(key) - 1
      : -1;
  return choicesOf(item, { right: '', wrong: '' })[index]?.id ?? null;
}
