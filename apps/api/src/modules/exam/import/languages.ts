import type { L10n } from '../../../db/seed/content/types.ts';

const attribute = (name: string) =>
  String.raw`(?:\s+(?:xml:)?lang="([\w-]{2,12})"${name}|${name}\s+(?:xml:)?lang="([\w-]{2,12})")`;
const span = String.raw`<span${attribute(String.raw`\s+class="multilang"`)}>([\s\S]*?)</span>`;
const div = String.raw`<div\s+(?:xml:)?lang="([\w-]{2,12})">([\s\S]*?)</div>`;
const spans = new RegExp(String.raw`^\s*${span}\s*${span}\s*$`);
const divs = new RegExp(String.raw`^\s*${div}\s*${div}\s*$`);

/** Characters of a text whose languages are told apart. */
const mostRead = 50_000;

/** A text in Chinese and English, as Moodle's multilang filter and QTI write them; null: it is in one language. */
function partsOf(html: string): { readonly zh: string; readonly en: string } | null {
  // A longer one is refused, in whatever languages it is.
  if (html.length > mostRead) return null;
  const [, a, b, one, c, d, other] = spans.exec(html) ?? [];
  const [, e, first, f, second] = divs.exec(html) ?? [];
  const found: readonly (readonly [string, string])[] = [
    [a ?? b ?? e ?? '', one ?? first ?? ''],
    [c ?? d ?? f ?? '', other ?? second ?? ''],
  ];
  const zh = found.find(([language]) => /^zh/i.test(language));
  const en = found.find(([language]) => /^en/i.test(language));
  return zh === undefined || en === undefined ? null : { zh: zh[1], en: en[1] };
}

/** A text as `say` makes it, in each language that it is written in. */
export function inLanguages(html: string, say: (html: string) => string): L10n {
  const parts = partsOf(html);
  return parts === null ? { zh: say(html) } : { zh: say(parts.zh), en: say(parts.en) };
}

type Words = { readonly zh_cn: string; readonly en?: string | undefined };

/** Both languages as Moodle's multilang filter reads them. */
export const multilang = ({ en, zh_cn: zh }: Words): string =>
  en === undefined || en === ''
    ? zh
    : `<span lang="zh_cn" class="multilang">${zh}</span><span lang="en" class="multilang">${en}</span>`;

/** Both languages as QTI writes them. */
export const languageBlocks = ({ en, zh_cn: zh }: Words): string =>
  en === undefined || en === '' ? zh : `<div xml:lang="zh-CN">${zh}</div><div xml:lang="en">${en}</div>`;
