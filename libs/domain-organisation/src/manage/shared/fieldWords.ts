import type { FieldValue, PersonField } from '@banyan/contracts/organisation';
import type { Formats } from '@banyan/core-screen/views';
import { departmentName } from './departmentNames.ts';

/** A person's value in a field, in words; empty for none. */
export function fieldWords(
  { id, kind, options }: Pick<PersonField, 'id' | 'kind' | 'options'>,
  values: readonly FieldValue[],
  { language, number }: Pick<Formats, 'language' | 'number'>,
): string {
  const value = values.find(({ field }) => field === id)?.value;
  if (value === undefined) return '';
  if (kind !== 'choice') return typeof value === 'number' ? number(value) : value;
  const option = options.find((one) => one.id === value);
  return option === undefined ? '' : departmentName(option, language);
}
