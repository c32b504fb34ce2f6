import { answersOf, placesOf, type WrittenAnswer } from '../giftSigns.ts';
import type { Answers, Refused } from '../giftRead.ts';
import { giftText, richOf, saidIn, wordsOf, type GiftText } from '../giftText.ts';

const words = new Set(['SHORTANSWER', 'SA', 'MW', 'SHORTANSWER_C', 'SAC', 'MWC']);
const numbers = new Set(['NUMERICAL', 'NM']);
/** A gap with its answers within a text. */
const gap = /\{\d*:([A-Z_]+):((?:\\[\s\S]|[^\\}]){0,5000})\}/g;

interface Gap {
  readonly kind: string;
  readonly taken: readonly string[];
}

/** A text whose gaps have their answers in them, as Moodle's embedded answers write it. */
export function clozeOf(stem: GiftText): Answers | Refused {
  const said = saidIn(stem, ({ text }) => text);
  const gaps = gapsIn(said.zh, stem);
  const odd = gaps.find(({ kind }) => !words.has(kind) && !numbers.has(kind));
  if (odd !== undefined)
    return [`A gap of the kind ${odd.kind} is not asked here.`, 'Let each gap take words or numbers.'];
  if (gaps.length === 0) return ['No gap can be read.', 'Write each as {1:SHORTANSWER:=right}.'];
  const isNumbers = gaps.every(({ kind }) => numbers.has(kind));
  if (!isNumbers && gaps.some(({ kind }) => numbers.has(kind)))
    return ['Some gaps take words and some numbers.', 'Let all of them take the same.'];
  return {
    kind: 'fill',
    stem: saidIn(stem, (one) => richOf({ ...one, text: one.text.replaceAll(gap, '____') })),
    ...{ options: [], right: [], sample: null, feedback: [], lost: [] },
    gaps: gaps.map(({ taken }) => taken),
    ...(isNumbers ? { numbers: true as const } : {}),
  };
}

const gapsIn = (text: string, stem: GiftText): readonly Gap[] =>
  [...text.matchAll(gap)].map(([, kind = '', answers = '']) => ({
    kind,
    taken: choicesOf(answers)
      .filter(({ share, sign }) => (sign === '=' ? share !== 0 : share === 100))
      .map(({ text: one }) => wordsOf({ ...giftText(one), format: stem.format }))
      // A number may be told with its margin.
      .map((one) => (numbers.has(kind) ? one.replace(/:0(?:\.0*)?$/, '') : one)),
  }));

/** Answers of a gap are parted by ~, and the right ones have = behind it. */
function choicesOf(answers: string): readonly WrittenAnswer[] {
  const starts = [-1, ...placesOf(answers, '~')];
  return starts.flatMap((start, at) => {
    const one = answers.slice(start + 1, starts[at + 1]).trim();
    return answersOf(/^[=~]/.test(one) ? one : `~${one}`, [one.startsWith('=') ? '=' : '~']) ?? [];
  });
}
