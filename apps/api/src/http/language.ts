import type { Language } from '@banyan/contracts';
import type { ContentLanguage } from '../db/localised.ts';

/** Whether an enterprise lets its people choose: not the public portal, and not where Chinese is fixed. */
export function offersSwitch(eid: number, switchLanguage: boolean, own: Language): boolean {
  return switchLanguage && eid !== 0 && (own === 'auto' || own === 'en');
}

export interface LanguageWishes {
  /** The page's wish. */
  readonly asked: Language;
  /** The learner's former choice, null for none. */
  readonly chosen: Language | null;
  /** The enterprise's. */
  readonly own: Language;
  /** Languages to choose from, empty where no choice is offered. */
  readonly offered: readonly ContentLanguage[];
  /** Accept-Language header. */
  readonly browser: string;
}

/**
 * Language of the answer. Where no choice is offered: the enterprise's form of Chinese. Else the first offered one of
 * the page's, the chosen, the enterprise's own, the browser's; `auto` means the next in this row, and simplified
 * Chinese where nothing fits.
 */
export function settleLanguage({ asked, chosen, own, offered, browser }: LanguageWishes): ContentLanguage {
  if (offered.length === 0) return own === 'zh_tw' || own === 'zh_hk' ? own : 'zh_cn';
  const wishes = [asked, chosen, own, ...browserLanguages(browser).flatMap(kin)];
  for (const wish of wishes) {
    const match = offered.find((code) => code === wish);
    if (match) return match;
  }
  return 'zh_cn';
}

/** A language and others that its readers read as well: the two traditional writings replace each other. */
function kin(code: ContentLanguage): readonly ContentLanguage[] {
  if (code === 'zh_hk') return ['zh_hk', 'zh_tw'];
  return code === 'zh_tw' ? ['zh_tw', 'zh_hk'] : [code];
}

/** Content languages of an Accept-Language header, best first. */
export function browserLanguages(header: string): ContentLanguage[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', weight] = part.trim().toLowerCase().split(';q=');
      return { code: contentLanguageOfTag(tag), weight: weight === undefined ? 1 : Number(weight) || 0 };
    })
    .sort((a, b) => b.weight - a.weight)
    .flatMap(({ code }) => (code ? [code] : []));
}

function contentLanguageOfTag(tag: string): ContentLanguage | undefined {
  if (tag.startsWith('en')) return 'en';
  if (!tag.startsWith('zh')) return undefined;
  if (tag.includes('hk') || tag.includes('mo')) return 'zh_hk';
  return tag.includes('tw') || tag.includes('hant') ? 'zh_tw' : 'zh_cn';
}
