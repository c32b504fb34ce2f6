import { jsonb } from 'drizzle-orm/pg-core';

/** Content in the languages an enterprise offers. Simplified Chinese is always there; the others may be. */
export interface Localised {
  readonly zh_cn: string;
  readonly en?: string;
  readonly zh_tw?: string;
  readonly zh_hk?: string;
}

/** Language in which the server answers; `auto` is settled before. */
export type ContentLanguage = keyof Localised;

export const contentLanguages = ['zh_cn', 'zh_tw', 'zh_hk', 'en'] as const satisfies readonly ContentLanguage[];

/** A jsonb column of localised text. */
export const localisedText = (name: string) => jsonb(name).$type<Localised>();

/** The text in `language`, else in the nearest language that has it: the other traditional form, then zh_cn. */
export function localised(text: Localised, language: ContentLanguage): string {
  if (language === 'zh_tw') return text.zh_tw ?? text.zh_hk ?? text.zh_cn;
  if (language === 'zh_hk') return text.zh_hk ?? text.zh_tw ?? text.zh_cn;
  return text[language] ?? text.zh_cn;
}
