import type { L10n } from '../../../db/seed/content/types.ts';
import { gapForm } from './draft.ts';
import { choiceOf } from './giftChoices.ts';
import { early, type Answers, type Feedback, type Refused } from './giftRead.ts';
import { answersOf, answerOf, firstOf, parted, type WrittenAnswer } from './giftSigns.ts';
import { giftText, richOf, saidIn, wordsOf, type GiftText } from './giftText.ts';

/** A question by the text between its braces: its kind is determined as in Moodle. */
export function readAnswers(stem: GiftText, answers: string, general: GiftText): Answers | Refused {
  const none = { stem: saidIn(stem, richOf), options: [], right: [], gaps: [], sample: null, feedback: [], lost: [] };
  if (answers === '') {
    const sample = saidIn(general, wordsOf);
    return { ...none, kind: 'short', sample: sample.zh === '' ? null : sample };
  }
  if (answers.startsWith('#')) return numbersOf(none, answers.slice(1), stem);
  if (firstOf(answers, '~') !== -1) return choiceOf(none, answersOf(answers, ['=', '~']), stem);
  if (firstOf(answers, '=') !== -1 && answers.includes('->'))
    return ['Questions that match pairs are not asked here.', 'Make it a single choice for each pair.'];
  const [said, wrongly] = parted(answers, '#');
  const truth = said.trim();
  if (/^(?:T|TRUE|F|FALSE)$/.test(truth)) {
    const [ifWrong, ifRight] = parted(wrongly, '#');
    const feedback = [ifRight, ifWrong].map((one) => ({ of: '', text: giftText(one, stem.format) }));
    return { ...none, kind: 'judgement', right: [truth.startsWith('T') ? 1 : 0], feedback };
  }
  if (/^(?:t|true|f|false)$/i.test(truth))
    return [
      'In small letters this is a text to fill in.',
      `Write {${truth.toUpperCase()}}, or {=${truth}} for a text.`,
    ];
  return textsOf(none, answers, stem);
}

type None = Omit<Answers, 'kind'>;

/** The stem with its gap: at GIFT's place, or at its end. */
const withGap = ({ en, zh }: L10n): L10n => {
  const gapped = (text: string) => (text.search(gapForm) === -1 ? `${text} ____` : text);
  return { zh: gapped(zh), ...(en === undefined ? {} : { en: gapped(en) }) };
};

const feedbackOf = (of: string, { feedback }: WrittenAnswer, { format }: GiftText): Feedback => ({
  of,
  text: giftText(feedback, format),
});

const shares: Refused = ['A gap is filled rightly or not: shares (%…%) are not counted.', 'Leave the shares out.'];
const isShared = ({ share }: WrittenAnswer) => share !== null && share !== 100 && share !== 0;

function textsOf(none: None, answers: string, stem: GiftText): Answers | Refused {
  const all = firstOf(answers, '=') === -1 ? [answerOf('=', answers)] : answersOf(answers, ['=']);
  if (all === null) return early;
  if (all.some(isShared)) return shares;
  // Answers that earn nothing are there for their feedback.
  const taken = all.filter(({ share }) => share !== 0);
  if (taken.some(({ text }) => /(?<!\\)\*/.test(text)))
    return [
      'An asterisk stands for any text, which is not marked here.',
      String.raw`Name what is right; write \* where the sign itself is meant.`,
    ];
  const words = ({ text }: WrittenAnswer) => wordsOf(giftText(text, stem.format)).replaceAll(String.raw`\*`, '*');
  return {
    ...none,
    kind: 'fill',
    stem: withGap(none.stem),
    gaps: [taken.map(words)],
    feedback: all.map((one) => feedbackOf(one.share === 0 ? '' : words(one), one, stem)),
  };
}

const number = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i;

function numbersOf(none: None, answers: string, stem: GiftText): Answers | Refused {
  const [rightly, wrongly] = parted(answers, '~');
  const [first, ...rest] = rightly.split('=');
  // The first one needs no sign.
  const all = [...(first?.trim() === '' ? [] : [first ?? '']), ...rest].map((one) => answerOf('=', one));
  if (all.some(isShared)) return shares;
  const taken = all.filter(({ share }) => share !== 0).map(({ text }) => exactly(text));
  if (taken.some((text) => /^\S+(?:\.\.|:)\S+$/.test(text)))
    return ['Ranges of numbers are not marked.', 'Name the numbers that are right: {#=20 =20.5}.'];
  const odd = taken.find((text) => !number.test(text));
  if (odd !== undefined) return [`"${odd.slice(0, 40)}" is no number.`, 'Write numbers as 20, -1.5 or 1e-7.'];
  const behind = answerOf('~', wrongly);
  return {
    ...none,
    kind: 'fill',
    stem: withGap(none.stem),
    gaps: [taken],
    numbers: true,
    feedback: [
      ...all.map((one) => feedbackOf(one.share === 0 ? '' : exactly(one.text), one, stem)),
      // Moodle shows this text to learners who are wrong.
      feedbackOf(behind.text, behind, stem),
    ],
  };
}

/** A number as it is written; a range of one number alone is that number. */
function exactly(text: string): string {
  const [, number, margin] = /^(\S+?)\s*:\s*(\S+)$/.exec(text) ?? [];
  if (number !== undefined && Number(margin) === 0) return number;
  const [, low, high] = /^(\S+?)\s*\.\.\s*(\S+)$/.exec(text) ?? [];
  return low !== undefined && low === high ? low : text.replaceAll(/\s*(\.\.|:)\s*/g, '$1');
}
