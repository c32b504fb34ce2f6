import { and, or, sql, type SQL } from 'drizzle-orm';
import { jsonb, type PgColumn } from 'drizzle-orm/pg-core';

/** Content in the languages an enterprise offers. Simplified Chinese is always there; the others may be. */
export interface Localised {
  readonly zh_cn: string;
  readonly en?: string;
  readonly zh_tw?: string;
  readonly zh_hk?: string;
}

/** Language in which the server answers; `auto` is resolved before. */
export type ContentLanguage = keyof Localised;

export const contentLanguages = ['zh_cn', 'zh_tw', 'zh_hk', 'en'] as const satisfies readonly ContentLanguage[];

/** Their BCP tags. */
export const languageTags: Readonly<Record<ContentLanguage, string>> = {
  zh_cn: 'zh-CN',
  zh_tw: 'zh-TW',
  zh_hk: 'zh-HK',
  en: 'en-GB',
};

/** A jsonb column of localised text. */
export const localisedText = (name: string) => jsonb(name).$type<Localised>();

/** Whether a text contains these words in one of its languages, in capitals or not; always true for no words. */
export function mentions(column: PgColumn | SQL, words: string): SQL | undefined {
  const wanted = words.trim();
  if (wanted === '') return undefined;
  const pattern = `%${wanted.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`exists (select 1 from jsonb_each_text(${column}) said where said.value ilike ${pattern})`;
}

/** Whether the texts together contain each of the words separated by spaces. */
export function mentionEach(columns: readonly PgColumn[], words: string): SQL | undefined {
  const each = words.trim().split(/\s+/);
  return and(...each.map((word) => or(...columns.map((column) => mentions(column, word)))));
}

/** The text in `language`, else in the nearest language that has it: the other traditional form, then zh_cn. */
export function localised(text: Localised, language: ContentLanguage): string {
  if (language === 'zh_tw') return text.zh_tw ?? text.zh_hk ?? text.zh_cn;
  if (language === 'zh_hk') return text.zh_hk ?? text.zh_tw ?? text.zh_cn;
  return text[language] ?? text.zh_cn;
}
