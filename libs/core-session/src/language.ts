import type { Language } from '@banyan/contracts';
import type { Enterprise } from '@banyan/contracts/account';
import type { MessageSet } from './messages.ts';

/** A language as it is shown: `auto` has been decided. */
export type ShownLanguage = Exclude<Language, 'auto'>;

/** The part of an enterprise that decides about language. */
export type LanguageRules = Pick<Enterprise, 'eid' | 'language' | 'switch_language' | 'languageSelected'>;

const chinese: ReadonlySet<Language> = new Set(['zh_cn', 'zh_tw', 'zh_hk']);
const setOf: Readonly<Record<ShownLanguage, MessageSet>> = { zh_cn: 'zh', zh_tw: 'zh_tw', zh_hk: 'zh_hk', en: 'en' };
const tagOf: Readonly<Record<MessageSet, string>> = { zh: 'zh-CN', zh_tw: 'zh-TW', zh_hk: 'zh-HK', en: 'en-GB' };

/** The message set a language is shown with. */
export function messageSetOf(language: ShownLanguage): MessageSet {
  return setOf[language];
}

/** The value of the page's `lang` attribute, also the locale for dates and numbers. */
export function languageTag(set: MessageSet): string {
  return tagOf[set];
}

/** Languages the browser asks for, as ours, first wish first; those we have no messages for are left out. */
export function browserLanguages(tags: readonly string[]): readonly ShownLanguage[] {
  return tags.flatMap((tag) => {
    const lower = tag.toLowerCase().replaceAll('_', '-');
    if (lower === 'en' || lower.startsWith('en-')) return ['en'];
    if (!(lower === 'zh' || lower.startsWith('zh-'))) return [];
    if (lower.includes('-hk') || lower.includes('-mo')) return ['zh_hk'];
    if (lower.includes('-tw') || lower.includes('-hant')) return ['zh_tw'];
    return ['zh_cn'];
  });
}

/**
 * Whether the reader may choose the language: only where the enterprise has switching on, and has not fixed the
 * language to one of the Chinese ones.
 */
export function offersSwitch(rules: LanguageRules): boolean {
  return rules.eid !== 0 && rules.switch_language === 'Y' && !chinese.has(rules.language);
}

/** Languages to choose from, `auto` included where the enterprise lists it. Empty when there is no choice. */
export function languagesOnOffer(rules: LanguageRules): readonly Language[] {
  return offersSwitch(rules) ? rules.languageSelected : [];
}

/**
 * The language to show. Without switching, and in the public portal, it is Chinese: the one the enterprise has
 * fixed, simplified otherwise. With switching a language fixed to Chinese stays; else the reader's choice, else the
 * enterprise's, where `auto` is the first of the browser's wishes that is on offer; simplified Chinese when there is none.
 */
export function decideLanguage(
  rules: LanguageRules,
  chosen: Language | null,
  browser: readonly ShownLanguage[],
): ShownLanguage {
  if (!offersSwitch(rules)) return isShown(rules.language) && chinese.has(rules.language) ? rules.language : 'zh_cn';
  const offered = rules.languageSelected;
  const wish = chosen !== null && (chosen === 'auto' || offered.includes(chosen)) ? chosen : rules.language;
  if (isShown(wish)) return wish;
  return browser.flatMap(kin).find((language) => offered.includes(language)) ?? 'zh_cn';
}

/** A language and what its readers read as well: the two traditional writings stand in for each other. */
function kin(language: ShownLanguage): readonly ShownLanguage[] {
  if (language === 'zh_hk') return ['zh_hk', 'zh_tw'];
  if (language === 'zh_tw') return ['zh_tw', 'zh_hk'];
  return [language];
}

function isShown(language: Language): language is ShownLanguage {
  return language !== 'auto';
}
