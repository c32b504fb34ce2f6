import { fieldColumn, fieldLimits, isDay, readFieldNumber, type CellFault } from '@banyan/contracts/organisation';
import type { Faults } from '../../../import/faults.ts';
import { bare, type NamedRow } from '../../../import/table.ts';
import type { FieldValues } from '../../../platform/enterprise.schema.ts';
import type { PersonFieldRow } from '../../../platform/personFields.ts';
import { plain } from '../../../text/plain.ts';

export type FieldColumn = ReturnType<typeof fieldColumn>;

/** The fields that files may fill: those that are not archived. */
export const openFields = (fields: readonly PersonFieldRow[]): readonly PersonFieldRow[] =>
  fields.filter(({ archivedAt }) => archivedAt === null);

/** Columns of the enterprise's fields by the names that files give them, in `bare` form. */
export const columnsOfFields = (fields: readonly PersonFieldRow[]): ReadonlyMap<string, FieldColumn> =>
  new Map(
    openFields(fields).flatMap(({ id, name }) =>
      [fieldColumn(id), ...Object.values({ ...name })].map((one) => [bare(one), fieldColumn(id)] as const),
    ),
  );

/** The values of a row in the enterprise's fields; empty cells say nothing. Faults are recorded. */
export function fieldValuesOf(
  { cell, line }: NamedRow<FieldColumn>,
  fields: readonly PersonFieldRow[],
  faults: Faults,
): FieldValues {
  const values: Record<string, string | number> = {};
  for (const field of openFields(fields)) {
    const column = fieldColumn(field.id);
    const written = cell(column);
    if (written.trim() === '') continue;
    const read = readValue(field, written);
    if (typeof read === 'object')
      faults.tell(line, `"${written.slice(0, 40)}" does not fit ${field.name.zh_cn}.`, read.right, {
        code: read.fault,
        cell: { column, text: written },
      });
    else values[field.id] = read;
  }
  return values;
}

interface Misfit {
  readonly fault: CellFault;
  /** The right form. */
  readonly right: string;
}

function readValue({ kind, options }: PersonFieldRow, written: string): string | number | Misfit {
  switch (kind) {
    case 'text': {
      const words = written.replaceAll(/\s+/g, ' ').trim();
      if (words.length > fieldLimits.value)
        return { fault: 'tooLong', right: `It may have ${fieldLimits.value} characters.` };
      return /[\p{Cc}\p{Cf}]/u.test(words) ? { fault: 'unseen', right: 'Write it anew by hand.' } : words;
    }
    case 'number':
      return readNumberCell(written) ?? { fault: 'number', right: 'Write it as in 1234.5.' };
    case 'date':
      return readDay(written) ?? { fault: 'day', right: 'Write it as in 2025-11-28.' };
    case 'choice': {
      const option = options.find(({ name }) =>
        Object.values({ ...name }).some((one) => plain(one) === plain(written)),
      );
      return option?.id ?? { fault: 'option', right: `Write ${options.map(({ name }) => name.zh_cn).join(', ')}.` };
    }
  }
}

/** A day as `2025-11-28`, `2025/11/28` or `2025.11.28`; null for other texts. */
export function readDay(written: string): string | null {
  const [, year, month, day] = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/.exec(written.trim()) ?? [];
  const read = `${year}-${month?.padStart(2, '0')}-${day?.padStart(2, '0')}`;
  return year !== undefined && isDay(read) ? read : null;
}

/**
 * A number as spreadsheets of several countries show it: `1234.5`, `1,234.5`, `1.234,5`, `1 234,5`. Null for other texts,
 * and for one like `1,234`, which means a thousand here and one and a bit there.
 */
export function readNumberCell(written: string): number | null {
  const text = written.normalize('NFKC').replaceAll(/[\s'’]/g, '');
  const groups = /^-?\d{1,3}(?<sign>[.,])\d{3}(?:\k<sign>\d{3})*(?:(?!\k<sign>)[.,]\d+)?$/.exec(text);
  if (groups === null) return readFieldNumber(text.replace(',', '.'));
  const sign = groups.groups?.['sign'] ?? ',';
  const isPlain = text.split(sign).length === 2 && !/[.,].*[.,]/.test(text);
  if (isPlain) return sign === '.' ? readFieldNumber(text) : null;
  return readFieldNumber(text.replaceAll(sign, '').replace(',', '.'));
}
