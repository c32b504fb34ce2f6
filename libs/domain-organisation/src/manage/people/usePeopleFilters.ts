import { accountStates, accountTypes, fieldColumn, type PersonField } from '@banyan/contracts/organisation';
import type { Filter } from '@banyan/core-console/views';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';

/** Filters by the enterprise's fields. */
export function useFieldFilters(fields: readonly PersonField[]): readonly Filter[] {
  const { language } = useWords();
  return fields.map((field): Filter => {
    const base = { id: fieldColumn(field.id), label: departmentName(field, language) };
    if (field.kind === 'text') return { ...base, kind: 'text' };
    if (field.kind !== 'choice') return { ...base, kind: 'range', of: field.kind };
    const options = field.options.map((one) => ({ value: String(one.id), label: departmentName(one, language) }));
    return { ...base, kind: 'choice', options };
  });
}

/** Filters by kind and state of the account. */
export function usePeopleFilters(): readonly Filter[] {
  const { t } = useWords();
  return [
    {
      kind: 'choice',
      single: true,

      id: 'type',
      label: t('people.column.type'),
      options: accountTypes.map((type) => ({ value: String(type), label: t(`people.type.${type}`) })),
    },
    {
      kind: 'choice',
      single: true,

      id: 'state',
      label: t('people.column.state'),
      options: accountStates.map((state) => ({ value: state, label: t(`people.state.${state}`) })),
    },
  ];
}
