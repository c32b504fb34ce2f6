import { Converter } from 'opencc-js/t2cn';
import { traditional } from '../db/traditional.ts';

/** Signs that keyboards and editors interchange, and NFKC does not. */
const signs: readonly (readonly [RegExp, string])[] = [
  // Invisible characters.
  [/[\u00ad\u200b-\u200f\u2060\ufe00-\ufe0f\ufeff]/g, ''],
  [/[‘’‚‛′「」]/g, "'"],
  [/[“”„‟″『』]/g, '"'],
  [/[‐‑‒–—―−﹣]/g, '-'],
  [/[〜∼]/g, '~'],
  [/[・‧•∙⋅]/g, '·'],
  [/、/g, ','],
  [/。/g, '.'],
  [/【/g, '['],
  [/】/g, ']'],
  [/ς/g, 'σ'],
];

let simplify: ((text: string) => string) | undefined;
const simplified = new Map<string, string>();

/** A character in simplified Chinese. One by one: a word is the same in every context. */
function simplifiedOf(character: string): string {
  const known = simplified.get(character);
  if (known !== undefined) return known;
  if (simplify === undefined) {
    // The forms of Hong Kong and Taiwan that differ from those of OpenCC's own standard.
    const each = (['hk', 'tw', 't'] as const).map((from) => Converter({ from, to: 'cn' }));
    simplify = (text) => each.reduce((done, convert) => convert(done), text);
  }
  let form = character;
  for (let next = simplify(form); next !== form; next = simplify(form)) form = next;
  simplified.set(character, form);
  return form;
}

const once = (text: string): string => {
  const plain = text.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, '');
  // A full stop ends an answer that is written as a sentence.
  const ended = plain.replace(/。+$/, '');
  const typed = signs.reduce((done, [sign, into]) => done.replaceAll(sign, into), ended === '' ? plain : ended);
  return typed.replaceAll(/\p{Script=Han}/gu, simplifiedOf);
};

/**
 * Typed text in the form in which it is compared: width, case, spaces, kinds of quotes and dashes and a full stop at
 * its end do not count, nor does whether Chinese is written in simplified or traditional characters.
 */
export function typedForm(text: string): string {
  let form = once(text);
  for (let next = once(form); next !== form; next = once(form)) form = next;
  return form;
}

/** Forms of a word as readers of each script see it: Taiwan and Hong Kong have words of their own. */
const shownForms = (word: string) =>
  (['zh_tw', 'zh_hk'] as const).map((language) => typedForm(traditional(language)(word)));

/** Whether the typed text is one of the accepted words, as they are written or shown to any reader. */
export function isTyped(typed: string, taken: readonly string[]): boolean {
  const form = typedForm(typed);
  if (form === '') return false;
  return taken.some((word) => typedForm(word) === form) || taken.some((word) => shownForms(word).includes(form));
}

/** Whether a text contains a word, as it is written or shown to any reader. */
export function isMentioned(word: string, text: string): boolean {
  const form = typedForm(text);
  return form.includes(typedForm(word)) || shownForms(word).some((shown) => form.includes(shown));
}
