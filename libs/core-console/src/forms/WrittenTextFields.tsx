import { TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { useTranslation } from 'react-i18next';

export interface WrittenTextFieldsProps {
  /** Field of the form, a `WrittenText`. */
  name: string;
  /** Name of the field: "Name". */
  label: string;
}

/** Two fields of a form for a text in Chinese, which is always there, and English. */
export function WrittenTextFields({ name, label }: WrittenTextFieldsProps) {
  const { t } = useTranslation('console');
  return (
    <>
      <FormField<Record<string, string>, string> name={`${name}.zh_cn`}>
        {(field) => <TextField label={t('form.inChinese', { label })} autoComplete="off" required {...field} />}
      </FormField>
      <FormField<Record<string, string>, string> name={`${name}.en`}>
        {(field) => <TextField label={t('form.inEnglish', { label })} autoComplete="off" {...field} />}
      </FormField>
    </>
  );
}
