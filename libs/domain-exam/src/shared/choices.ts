import type { QuestionKind } from '@banyan/contracts/exam';

/** An option for display. */
export interface Choice {
  /** The value in an answer. */
  readonly id: number;
  /** Sanitised HTML. */
  readonly text: string;
}

/** A question as the choice of options needs it. */
export interface Asked {
  readonly kind: QuestionKind;
  readonly options: readonly Choice[];
}

/** Letter of an option: A for the first. */
export const letterOf = (index: number): string => String.fromCharCode(65 + index);

/** Options to choose from; a judgement has true and false, other kinds have only their own options. */
export function choicesOf(
  { kind, options }: Asked,
  words: { readonly right: string; readonly wrong: string },
): readonly Choice[] {
  if (kind !== 'judgement') return options;
  return [
    { id: 1, text: words.right },
    { id: 0, text: words.wrong },
  ];
}

/** The choice after an option was pressed: added or removed if several may be right, otherwise alone or none. */
export function toggled({ kind }: Pick<Asked, 'kind'>, choice: readonly number[], id: number): number[] {
  if (choice.includes(id)) return choice.filter((one) => one !== id);
  return kind === 'multiple' ? [...choice, id] : [id];
}

/** The option of a key, by letter or digit; null when there is none. */
export function choiceOfKey(asked: Asked, key: string): number | null {
  if (asked.kind === 'fill' || asked.kind === 'short') return null;
  const index = /^[a-f]$/i.test(key)
    ? key.toLowerCase().charCodeAt(0) - 97
    : /^[1-9]$/.test(key)
      ? Number(key) - 1
      : -1;
  return choicesOf(asked, { right: '', wrong: '' })[index]?.id ?? null;
}
