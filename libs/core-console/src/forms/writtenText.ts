/** A text in Chinese and English, as it is edited. */
export interface WrittenText {
  readonly zh_cn: string;
  readonly en?: string | undefined;
}

/** A written text in the reader's language. */
export const inLanguage = ({ en, zh_cn }: WrittenText, language: string): string =>
  language.startsWith('en') && en !== undefined && en !== '' ? en : zh_cn;
