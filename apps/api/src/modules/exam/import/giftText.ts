import type { L10n } from '../../../db/seed/content/types.ts';
import { plainQuestion, safeQuestion, wordsOfHtml } from './html.ts';
import { unescaped } from './giftSigns.ts';
import { inLanguages } from './languages.ts';

/** Format of a text: `moodle` is text whose tags and entities are HTML and whose lines stay lines. */
type TextFormat = 'html' | 'markdown' | 'moodle' | 'plain';

/** A text of a question. */
export interface GiftText {
  readonly format: TextFormat;
  readonly text: string;
}

/** A text by the format written before it, or by that of its question. */
export function giftText(written: string, format: TextFormat = 'moodle'): GiftText {
  const [, named, rest] = /^\s*\[(html|markdown|moodle|plain)\]([\s\S]*)$/.exec(written) ?? [];
  return { format: (named as TextFormat | undefined) ?? format, text: unescaped(rest ?? written).trim() };
}

const tag = /<(p|strong|b|em|i|u|sub|sup|ul|ol|code|pre|table|div|span|h[1-6]|a)\b[^<>]*>|<br *\/?>/gi;

/** Whether a text has tags with an end tag, or ends of lines: a lone <b> is text. Each part of it is looked at once. */
function hasTags(text: string): boolean {
  const small = text.toLowerCase();
  const ends = new Map<string, number>();
  for (const { 0: whole, 1: name, index } of text.matchAll(tag)) {
    if (name === undefined) return true;
    const close = `</${name.toLowerCase()}>`;
    const end = ends.get(close) ?? small.lastIndexOf(close);
    if (end >= index + whole.length) return true;
    ends.set(close, end);
  }
  return false;
}

const isMarkup = ({ format, text }: GiftText) => format === 'html' || (format === 'moodle' && hasTags(text));

/** A text as safe HTML. */
export function richOf(given: GiftText): string {
  const { format, text } = given;
  if (isMarkup(given)) return safeQuestion(format === 'html' ? text : text.replaceAll('\n', '<br />'));
  if (format !== 'moodle') return plainQuestion(text);
  return safeQuestion(text.replaceAll('<', '&lt;').replaceAll('\n', '<br />'));
}

/** A text in each language that it is written in. */
export const saidIn = (given: GiftText, say: (one: GiftText) => string): L10n =>
  inLanguages(given.text, (text) => say({ ...given, text }));

/** A text without any markup, as a learner types it. */
export function wordsOf(given: GiftText): string {
  const { format, text } = given;
  if (isMarkup(given)) return wordsOfHtml(text);
  return format === 'moodle' ? wordsOfHtml(text.replaceAll('<', '&lt;')) : text;
}

/** Whether a text shows or plays something beside its words: such media cannot be imported. */
export function showsMore({ format, text }: GiftText): boolean {
  if (format === 'html') return /<(?:img|picture|svg|audio|video|object|embed|iframe)\b/i.test(text);
  return format === 'moodle' && /<(?:img|audio|video|object|embed|iframe)\b[^<>]*\b(?:src|data)\s*=/i.test(text);
}

/** Parts of a text that are not imported. */
export function lostOf(texts: readonly GiftText[]): string[] {
  return [
    ...(texts.some((one) => one.format === 'markdown' && /[*_`#>[\]|]|^\s*[-+\d]/m.test(one.text))
      ? ['Markdown is shown as it is written.']
      : []),
    ...(texts.some((one) => isMarkup(one) && /<a\b[^<>]*\bhref/i.test(one.text))
      ? ['Of links the words come in, not their addresses.']
      : []),
  ];
}
