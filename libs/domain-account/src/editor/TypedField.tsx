import type { ProfileField, ProfileInput } from '@banyan/contracts/account';
import { TextField } from '@banyan/ui';
import { FormField } from '@banyan/ui/forms';
import { useTranslation } from 'react-i18next';
import { idOf } from './profileIds.ts';

export interface TypedFieldProps {
  name: Exclude<ProfileField, 'avatar' | 'idPhoto'>;
  required: readonly ProfileField[];
  autoComplete: string;
}

/** A text field in the surrounding form. */
export function TypedField({ name, required, autoComplete }: TypedFieldProps) {
  const { t } = useTranslation('editor');
  return (
    <FormField<ProfileInput, typeof name> name={name}>
      {(field) => (
        <TextField
          {...field}
          id={idOf(name)}
          label={t(name)}
          hint={t(`${name}Hint`)}
          required={required.includes(name)}
          autoComplete={autoComplete}
          {...(name === 'idNumber' ? { autoCapitalize: 'characters', spellCheck: false } : {})}
        />
      )}
    </FormField>
  );
}
