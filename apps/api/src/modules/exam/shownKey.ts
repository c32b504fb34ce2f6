import { localised, type ContentLanguage } from '../../db/localised.ts';
import { traditional } from '../../db/traditional.ts';
import type { questions } from './question.schema.ts';

type Question = Pick<typeof questions.$inferSelect, 'key' | 'stem'>;

/** The key of a question for a reader: in the script in which the question is asked. */
export function shownKey({ key, stem }: Question, language: ContentLanguage) {
  const isAsked = (language === 'zh_tw' || language === 'zh_hk') && stem[language] !== undefined;
  const write = isAsked ? traditional(language) : (word: string) => word;
  return {
    choice: [...key.choice],
    gaps: key.gaps.map((taken) => [...new Set(taken.map(write))]),
    text: key.sample === null ? '' : localised(key.sample, language),
  };
}
