import {
  accountTypes,
  fieldColumn,
  type ManagedDepartment,
  type PersonField,
  type WrittenPerson,
} from '@banyan/contracts/organisation';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { fieldWords } from '../shared/fieldWords.ts';
import { valuesOf, type PersonValues } from './personForm.ts';

/** A field of a profile in words. */
export interface ProfileWord {
  readonly id: keyof PersonValues;
  readonly label: string;
  readonly words: string;
}

const order = ['name', 'en', 'type', 'department', 'further', 'post', 'hiredOn', 'tags', 'email', 'phone'] as const;

/** The fields of a profile in words, always all of them in the same order. */
export function useProfileWords(departments: readonly ManagedDepartment[], fields: readonly PersonField[]) {
  const { t, language, list, number } = useWords();
  const place = (id: string) => {
    const one = departments.find((department) => String(department.id) === id);
    return one === undefined ? id : departmentName(one, language);
  };
  const wordsOf = (id: (typeof order)[number], values: PersonValues): string => {
    if (id === 'further') return list(values.further.map(place));
    if (id === 'department') return values.department === '' ? t('people.form.noDepartment') : place(values.department);
    if (id === 'type') return t(`people.type.${accountTypes.find((one) => String(one) === values.type) ?? 1}`);
    return values[id];
  };
  return (written: WrittenPerson): readonly ProfileWord[] => [
    ...order.map((id) => ({ id, label: t(`people.form.${id}`), words: wordsOf(id, valuesOf(written, [])) })),
    ...fields.map((field) => ({
      id: fieldColumn(field.id),
      label: departmentName(field, language),
      words: fieldWords(field, written.fields ?? [], { language, number }),
    })),
  ];
}
