import { TextArea } from '@banyan/ui';
import { useWords } from '../../shared/useWords.ts';
import { hasMarks, htmlOf, typedOf } from './questionText.ts';

type Words = { zh_cn: string; en?: string | undefined };

/** Language in which a question is written. */
export type WrittenIn = 'zh' | 'en';

/** A text in a language; empty where it is not written. */
export const wordsIn = ({ en = '', zh_cn: zh }: Words, language: WrittenIn): string => (language === 'en' ? en : zh);
/** The text with these words in a language. */
export const withWords = ({ en, zh_cn: zh }: Words, language: WrittenIn, words: string): Words => {
  if (language === 'zh') return { zh_cn: words, ...(en === undefined ? {} : { en }) };
  return { zh_cn: zh, ...(words === '' ? {} : { en: words }) };
};

export interface WordsFieldProps {
  label: string;
  /** HTML, or plain words where `plain` says so. */
  value: Words;
  language: WrittenIn;
  limit: number;
  error?: string | undefined;
  hint?: string;
  rows?: number;
  /** The text is no HTML. */
  plain?: boolean;
  onChange: (value: Words) => void;
}

/** A text of a question in the language that is being written; one with marks is edited as HTML. */
export function WordsField({
  label,
  value,
  language,
  limit,
  error,
  hint,
  rows = 2,
  plain = false,
  onChange,
}: WordsFieldProps) {
  const { t } = useWords();
  const html = wordsIn(value, language);
  const raw = plain || hasMarks(html);
  const told = raw && !plain ? t('manageQuestion.asHtml') : hint;
  return (
    <TextArea
      label={label}
      value={raw ? html : typedOf(html)}
      rows={rows}
      maxLength={limit}
      error={error}
      {...(told === undefined ? {} : { hint: told })}
      onChange={({ target }) => onChange(withWords(value, language, raw ? target.value : htmlOf(target.value)))}
    />
  );
}
