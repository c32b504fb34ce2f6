import type { QuestionnaireDraft } from '@banyan/contracts/exam';
import { TextArea, TextField } from '@banyan/ui';
import type { WrittenIn } from './previewOf.ts';

type Text = QuestionnaireDraft['title'];

/** A text with what was typed in a language; an empty English one is none. */
export const writtenIn = (text: Text, language: WrittenIn, typed: string): Text =>
  language === 'zh_cn' ? { ...text, zh_cn: typed } : { zh_cn: text.zh_cn, ...(typed === '' ? {} : { en: typed }) };

export interface WrittenFieldProps {
  label: string;
  text: Text;
  language: WrittenIn;
  maxLength: number;
  onChange: (text: Text) => void;
  hideLabel?: boolean;
  disabled?: boolean;
  /** Several lines. */
  long?: boolean;
  error?: string | undefined;
}

/** A text in the language that is edited; in English the Chinese stands behind as long as there is none. */
export function WrittenField({ text, language, onChange, long = false, error, ...field }: WrittenFieldProps) {
  const shared = {
    ...field,
    ...(error === undefined ? {} : { error }),
    value: language === 'en' ? (text.en ?? '') : text.zh_cn,
    ...(language === 'en' ? { placeholder: text.zh_cn } : {}),
  };
  const take = (typed: string) => onChange(writtenIn(text, language, typed));
  return long ? (
    <TextArea {...shared} rows={2} onChange={(event) => take(event.target.value)} />
  ) : (
    <TextField {...shared} autoComplete="off" onChange={(event) => take(event.target.value)} />
  );
}
