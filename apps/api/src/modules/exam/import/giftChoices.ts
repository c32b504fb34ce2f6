import { early, type Answers, type Refused } from './giftRead.ts';
import type { WrittenAnswer } from './giftSigns.ts';
import { giftText, richOf, saidIn, wordsOf, type GiftText } from './giftText.ts';

const shareOf = ({ share, sign }: WrittenAnswer) => share ?? (sign === '=' ? 100 : 0);

/**
 * A choice: single where one option alone is wholly right, multiple where shares of several come to 100 %. Moodle
 * counts shares; here all right options earn the points, so that other shares are reported.
 */
export function choiceOf(
  none: Omit<Answers, 'kind'>,
  choices: readonly WrittenAnswer[] | null,
  stem: GiftText,
): Answers | Refused {
  if (choices === null) return early;
  const all = choices.map(shareOf);
  if (all.some((share) => Math.abs(share) > 100))
    return ['A share is more than 100 %.', 'Shares lie between -100 and 100.'];
  const texts = choices.map(({ text }) => giftText(text, stem.format));
  const full = all.flatMap((share, index) => (share === 100 ? [index] : []));
  const earning = all.flatMap((share, index) => (share > 0 ? [index] : []));
  const right = full.length === 1 ? full : earning;
  if (full.length > 1)
    return [
      `Each of ${full.length} options is wholly right by itself, which is not asked here.`,
      'Mark one with =, or give each a share of a multiple choice: ~%50%one ~%50%other ~third.',
    ];
  const sum = earning.reduce((total, index) => total + (all[index] ?? 0), 0);
  if (full.length === 0 && Math.abs(sum - 100) > 1)
    return earning.length === 0
      ? ['No option is right.', 'Mark the right one with =.']
      : [
          `The shares of right options come to ${Math.round(sum * 100) / 100} %.`,
          'Let them come to 100 %, or mark the one that is right with =.',
        ];
  return {
    ...none,
    kind: right.length > 1 ? 'multiple' : 'single',
    options: texts.map((text) => saidIn(text, richOf)),
    right,
    feedback: choices.map(({ feedback }, index) => ({
      of: wordsOf(texts[index] ?? stem),
      text: giftText(feedback, stem.format),
    })),
    lost: isCounted(all, right) ? [] : ['Shares of options (%…%) are not counted here: a choice is right or not.'],
  };
}

/** Whether shares only say which options are right: right ones count alike, and wrong ones do not help. */
function isCounted(all: readonly number[], right: readonly number[]): boolean {
  const earned = right.map((index) => all[index] ?? 0);
  const isEven = Math.max(...earned) - Math.min(...earned) < 1;
  return isEven && all.every((share, index) => right.includes(index) || share <= 0);
}
