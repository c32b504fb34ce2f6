import type { Localised } from '../localised.ts';
import { traditional } from '../traditional.ts';
import type { L10n } from './content/types.ts';

/** Makes the stored form of a text. */
export type Localise = (text: L10n) => Localised;

/**
 * Stored texts of an enterprise that offers `languages`: the written Chinese and English, and the traditional forms
 * where it offers them.
 */
export function localiser(languages: readonly string[]): Localise {
  const taiwan = languages.includes('zh_tw') ? traditional('zh_tw') : undefined;
  const hongKong = languages.includes('zh_hk') ? traditional('zh_hk') : undefined;
  return ({ zh, en }) => ({
    zh_cn: zh,
    ...(en === undefined ? {} : { en }),
    ...(taiwan ? { zh_tw: taiwan(zh) } : {}),
    ...(hongKong ? { zh_hk: hongKong(zh) } : {}),
  });
}

/** A text in all its languages, for the search words. */
export const allLanguages = (text: Localised): string[] => Object.values({ ...text });
