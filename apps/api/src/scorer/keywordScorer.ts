import type { Strictness } from '@banyan/contracts';
import type { Criterion, Suggestion } from '@banyan/contracts/exam';
import type { Scorer } from '../ports/scorer.ts';
import { isMentioned, typedForm } from '../text/typedAnswer.ts';

type Part = Suggestion['parts'][number];

/** Sentences of an answer, also those that a semicolon ends. */
const sentences = (text: string) => text.split(/(?<=[。！？；!?;\n])|(?<=\.)\s/).filter((one) => one.trim() !== '');

/** Neighbouring characters, two by two. */
const pairs = (text: string) => Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** Whether a text contains a word nearly: three in five of its pairs of characters. */
function isNear(word: string, text: string): boolean {
  const all = pairs(word);
  return all.length > 1 && all.filter((pair) => text.includes(pair)).length >= all.length * 0.6;
}

const rounding: Readonly<Record<Strictness, (value: number) => number>> = {
  strict: Math.floor,
  moderate: Math.round,
  lenient: Math.ceil,
};
const longestQuote = 200;

function partOf({ points, keywords }: Criterion, answer: string, strictness: Strictness): Part {
  const text = typedForm(answer);
  const exact = keywords.filter((word) => isMentioned(word, answer));
  const near =
    strictness === 'lenient' ? keywords.filter((word) => !exact.includes(word) && isNear(typedForm(word), text)) : [];
  const found = keywords.filter((word) => exact.includes(word) || near.includes(word));
  const share = keywords.length === 0 ? 0 : found.length / keywords.length;
  const [first] = found;
  const sentence = first === undefined ? '' : (sentences(answer).find((one) => isMentioned(first, one)) ?? '');
  return {
    points: Math.min(points, rounding[strictness](points * share)),
    quote: [...sentence.trim()].slice(0, longestQuote).join(''),
    found,
    missing: keywords.filter((word) => !found.includes(word)),
    why: '',
    // Words that are there in part, or only nearly, or a question without key words, are for a person to judge.
    sure: keywords.length > 0 && near.length === 0 && (share === 0 || share === 1),
  };
}

/** Looks for the key words of each criterion in the answer. It understands nothing, and does not claim to. */
export const keywordScorer: Scorer = {
  kind: 'keywords',
  model: '',
  score: ({ criteria, answer, strictness }) =>
    Promise.resolve(criteria.map((criterion) => partOf(criterion, answer, strictness))),
};
