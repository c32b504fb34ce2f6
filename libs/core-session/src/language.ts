import type { Language } from '@banyan/contracts';
import type { Enterprise } from '@banyan/contracts/account';
import type { MessageSet } from './messages.ts';

/** A shown language: `auto` is already decided. */
export type ShownLanguage = Exclude<Language, 'auto'>;

/** The part of an enterprise that decides the language. */
export type LanguageRules = Pick<Enterprise, 'eid' | 'language' | 'switch_language' | 'languageSelected'>;

const chinese: ReadonlySet<Language> = new Set(['zh_cn', 'zh_tw', 'zh_hk']);
const setOf: Readonly<Record<ShownLanguage, MessageSet>> = { zh_cn: 'zh', zh_tw: 'zh_tw', zh_hk: 'zh_hk', en: 'en' };
const tagOf: Readonly<Record<MessageSet, string>> = { zh: 'zh-CN', zh_tw: 'zh-TW', zh_hk: 'zh-HK', en: 'en-GB' };

/** The message set of a language. */
export function messageSetOf(language: ShownLanguage): MessageSet {
  return setOf[language];
}

/** The page's `lang` attribute, also the locale of dates and numbers. */
export function languageTag(set: MessageSet): string {
  return tagOf[set];
}

/** Supported languages among the browser's preferred ones, in its order. */
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
 * Whether the reader may choose the language: only if the enterprise allows switching and has not fixed a Chinese
 * language.
 */
export function offersSwitch(rules: LanguageRules): boolean {
  return rules.eid !== 0 && rules.switch_language === 'Y' && !chinese.has(rules.language);
}

/** Languages on offer, and `auto` where there are several. Empty without a choice. */
export function languagesOnOffer(rules: LanguageRules): readonly Language[] {
  if (!offersSwitch(rules)) return [];
  const shown = rules.languageSelected.filter(isShown);
  return shown.length > 1 ? [...shown, 'auto'] : shown;
}

/** The entry that stands for the reader's language: their choice if it is still on offer, else the enterprise's. */
export function choiceOnOffer(rules: LanguageRules, chosen: Language | null): Language {
  return chosen !== null && languagesOnOffer(rules).includes(chosen) ? chosen : rules.language;
}

/**
 * The language to show. Without switching, and in the public portal, it is Chinese: the fixed variant, otherwise
 * simplified. With switching a fixed Chinese language stays; then the reader's choice, then the enterprise's, where
 * `auto` is the first offered one of the browser's preferred languages; otherwise simplified Chinese.
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

/** A language and its substitutes: the two traditional scripts replace each other. */
function kin(language: ShownLanguage): readonly ShownLanguage[] {
  if (language === 'zh_hk') return ['zh_hk', 'zh_tw'];
  if (language === 'zh_tw') return ['zh_tw', 'zh_hk'];
  return [language];
}

function isShown(language: Language): language is ShownLanguage {
  return language !== 'auto';
}
