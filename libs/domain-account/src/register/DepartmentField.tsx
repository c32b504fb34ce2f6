import { ComboBox } from '@banyan/ui/fields';
import { useTranslation } from 'react-i18next';

export interface DepartmentFieldProps {
  /** Departments of the enterprise, each with its whole path. */
  choices: readonly { readonly id: number; readonly path: string }[];
  /** Id of the chosen one; null if none is chosen yet. */
  value: string | null;
  onChange: (value: string | null) => void;
  error: string | undefined;
}

/** The viewer's department, found by typing. */
export function DepartmentField({ choices, value, onChange, error }: DepartmentFieldProps) {
  const { t } = useTranslation('register');
  return (
    <ComboBox
      size="lg"
      name="department"
      label={t('department')}
      placeholder={t('departmentHint')}
      words={{ empty: t('noDepartment') }}
      options={choices.map(({ id, path }) => ({ value: String(id), label: path }))}
      value={value}
      onChange={onChange}
      error={error}
    />
  );
}
