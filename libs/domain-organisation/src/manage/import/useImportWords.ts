import { peopleColumns, type ImportDetail, type ImportedRow } from '@banyan/contracts/organisation';
import { useWords } from '../shared/useWords.ts';

/** Columns, faults and troubles in words. */
export function useImportWords() {
  const { t, number } = useWords();
  const columnName = (column: string, columns: ImportDetail['columns']): string => {
    const label = columns.find(({ name }) => name === column)?.label ?? '';
    if (label !== '') return label;
    const known = peopleColumns.find((one) => one === column);
    return known === undefined ? t('imports.wholeRow') : t(`imports.column.${known}`);
  };
  return {
    columnName,
    faultText: ({ about = '', fault }: Pick<ImportedRow['faults'][number], 'fault'> & { readonly about?: string }) =>
      t(`imports.fault.${fault}`, { about }),
    troubleText: ({ line, why }: NonNullable<ImportDetail['trouble']>): string =>
      line === null
        ? t(`imports.trouble.${why}`)
        : t('imports.troubleLine', { line: number(line), why: t(`imports.trouble.${why}`) }),
  };
}
