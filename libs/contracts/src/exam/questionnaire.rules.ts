import type { ItemType } from './questionnaire.choices.ts';

/** Fields of a question that the rules use. */
export interface RuledItem {
  readonly type: ItemType;
  readonly required: boolean;
  /** Fewest choices, or the lowest score; null without such a rule. */
  readonly min: number | null;
  /** Most choices or pictures, or the highest score. */
  readonly max: number | null;
  readonly options: readonly unknown[];
  readonly gaps: readonly unknown[];
}

/** An answer of any type; fields unused by its type are empty. */
export interface ItemValue {
  /** Answer to description, fill, date, time and email. */
  readonly text: string;
  /** Indexes of chosen options, stars, scores in the order of the options, years of age. */
  readonly numbers: readonly number[];
  /** Answers to a question with several gaps, in order. */
  readonly gaps: readonly string[];
  /** Ids of uploads: pictures, or the picture of a signature. */
  readonly files: readonly string[];
}

/** A broken rule of an answer, with the limit of the rule [QU-02]. */
export type ItemProblem =
  | { readonly rule: 'required' | 'date' | 'time' | 'email' | 'shape' }
  | { readonly rule: 'fewest' | 'most' | 'words' | 'files' | 'characters' | 'gaps'; readonly limit: number }
  | { readonly rule: 'range'; readonly from: number; readonly to: number };

/** Most words of a description [QU-02]. */
export const descriptionWords = 100;
/** Most pictures of a questionnaire, all its upload questions together [QU-02]. */
export const mostImages = 3;
/** Most characters of a gap. */
export const fillCharacters = 200;
/** Number of stars. */
export const starCount = 5;
/** Accepted ages. */
export const ageRange = [14, 120] as const;
/** Default range of scores. */
export const scoreRange = [0, 10] as const;

/** Most pictures of an upload question where the others have so many. */
export const imageLimit = ({ max }: Pick<RuledItem, 'max'>, others: number): number =>
  Math.max(0, Math.min(max ?? mostImages, mostImages - others));

/** An empty answer. */
export const noValue: ItemValue = { text: '', numbers: [], gaps: [], files: [] };

/** Placeholder of a missing score among given ones. */
export const noScore = -1_000_000;

const cjk = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/gu;

/** Words of a text as counted by word processors: each Chinese character, and each word of letters and digits. */
export function countWords(text: string): number {
  const characters = text.match(cjk)?.length ?? 0;
  return characters + (text.replace(cjk, ' ').match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0);
}

/** Whether the answer is empty. */
export function isBlank(item: Pick<RuledItem, 'type'>, value: ItemValue): boolean {
  if (item.type === 'fills') return value.gaps.every((gap) => gap.trim() === '');
  if (item.type === 'upload' || item.type === 'signature') return value.files.length === 0;
  if (item.type === 'score') return value.numbers.every((score) => score === noScore);
  return value.text.trim() === '' && value.numbers.length === 0;
}

/** Lowest and highest score that a question accepts. */
export const scoresOf = ({ min, max }: Pick<RuledItem, 'min' | 'max'>): readonly [from: number, to: number] => [
  min ?? scoreRange[0],
  max ?? scoreRange[1],
];

/** Number of scores: one per option, or one for the question itself. */
export const scoreCount = ({ options }: Pick<RuledItem, 'options'>): number => Math.max(1, options.length);

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const parsed = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(text);
}

const between = (value: number, from: number, to: number) => Number.isInteger(value) && value >= from && value <= to;
const shape: ItemProblem = { rule: 'shape' };

/** Whether the numbers are distinct option indexes of the question. */
const areOptions = ({ options }: RuledItem, numbers: readonly number[]) =>
  new Set(numbers).size === numbers.length && numbers.every((place) => between(place, 0, options.length - 1));

type Check = (item: RuledItem, value: ItemValue, others: number) => ItemProblem | null;

const one =
  (from: number, to: number): Check =>
  (_, { numbers }) =>
    numbers.length === 1 && between(numbers[0] ?? from - 1, from, to) ? null : { rule: 'range', from, to };

const checks: Readonly<Record<ItemType, Check>> = {
  description: (_, { text }) =>
    countWords(text) > descriptionWords
      ? { rule: 'words', limit: descriptionWords }
      : text.length > 2000
        ? { rule: 'characters', limit: 2000 }
        : null,
  star: one(1, starCount),
  score: (item, { numbers }) => {
    const [from, to] = scoresOf(item);
    if (numbers.length !== scoreCount(item)) return { rule: 'gaps', limit: scoreCount(item) };
    const given = numbers.filter((score) => score !== noScore);
    if (given.some((score) => !between(score, from, to))) return { rule: 'range', from, to };
    return given.length < numbers.length ? { rule: 'gaps', limit: scoreCount(item) } : null;
  },
  upload: (item, { files }, others) => {
    const limit = imageLimit(item, others);
    return files.length > limit ? { rule: 'files', limit } : null;
  },
  sorting: (item, { numbers }) => (areOptions(item, numbers) && numbers.length === item.options.length ? null : shape),
  single: (item, { numbers }) => (areOptions(item, numbers) && numbers.length === 1 ? null : shape),
  multiple: (item, { numbers }) => {
    if (!areOptions(item, numbers)) return shape;
    if (item.min !== null && numbers.length < item.min) return { rule: 'fewest', limit: item.min };
    return item.max !== null && numbers.length > item.max ? { rule: 'most', limit: item.max } : null;
  },
  fill: (_, { text }) => (text.length > fillCharacters ? { rule: 'characters', limit: fillCharacters } : null),
  fills: ({ gaps, required }, value) => {
    if (value.gaps.length !== gaps.length) return { rule: 'gaps', limit: gaps.length };
    if (value.gaps.some((gap) => gap.length > fillCharacters)) return { rule: 'characters', limit: fillCharacters };
    return required && value.gaps.some((gap) => gap.trim() === '') ? { rule: 'gaps', limit: gaps.length } : null;
  },
  date: (_, { text }) => (isDate(text) ? null : { rule: 'date' }),
  time: (_, { text }) => (/^([01]\d|2[0-3]):[0-5]\d$/.test(text) ? null : { rule: 'time' }),
  sex: one(0, 2),
  age: one(ageRange[0], ageRange[1]),
  email: (_, { text }) => {
    const typed = text.trim();
    return typed.length <= 254 && /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(typed) ? null : { rule: 'email' };
  },
  signature: (_, { files }) => (files.length === 1 ? null : shape),
};

/** The answer field that each type uses. */
const parts: Readonly<Record<ItemType, keyof ItemValue>> = {
  description: 'text',
  star: 'numbers',
  score: 'numbers',
  upload: 'files',
  sorting: 'numbers',
  single: 'numbers',
  multiple: 'numbers',
  fill: 'text',
  fills: 'gaps',
  date: 'text',
  time: 'text',
  sex: 'numbers',
  age: 'numbers',
  email: 'text',
  signature: 'files',
};

/** An answer without the fields that its type does not use. */
export function ownPart({ type }: Pick<RuledItem, 'type'>, value: ItemValue): ItemValue {
  const part = parts[type];
  return { ...noValue, [part]: value[part] };
}

/**
 * The first broken rule of an answer; null when it may be submitted. `others`: pictures in the answers to the other
 * upload questions. Used by portal and server [QU-02].
 */
export function checkAnswer(item: RuledItem, value: ItemValue, others = 0): ItemProblem | null {
  const own = ownPart(item, value);
  if (isBlank(item, own)) return item.required ? { rule: 'required' } : null;
  return checks[item.type](item, own, others);
}
