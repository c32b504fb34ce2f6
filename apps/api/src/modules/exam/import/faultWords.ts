import type { ContentLanguage } from '../../../db/localised.ts';
import { localised } from '../../../db/localised.ts';
import { localiser } from '../../../db/seed/localiser.ts';
import { faultWords } from './faultWords.zh.ts';

const signs = /[$()*+.?[\\\]^{|}]/g;
const gap = '\u0000';

/** Faults by their English words; what they name stands in the gaps. */
const known = faultWords.map(([english, chinese]) => ({
  form: new RegExp(
    `^${english
      .replaceAll('{}', gap)
      .replaceAll(signs, String.raw`\$&`)
      .replaceAll(gap, '([\\s\\S]*?)')}$`,
  ),
  parts: chinese.split('{}'),
}));
const say = localiser(['zh_cn', 'zh_tw', 'zh_hk', 'en']);

/** A fault or remedy of a file in a language; the words of libraries stay as they are. */
export function inWords(english: string, language: ContentLanguage): string {
  if (language === 'en') return english;
  for (const { form, parts } of known) {
    const [whole, ...named] = form.exec(english) ?? [];
    if (whole === undefined) continue;
    const zh = parts.map((part, at) => `${part}${at < parts.length - 1 ? (named[at] ?? '') : ''}`).join('');
    return localised(say({ zh, en: english }), language);
  }
  return english;
}
