import { csvOf, type CsvValue } from '@banyan/contracts';
import { Action, dateFormat, saveText } from '@banyan/core-screen';
import { useSession } from '@banyan/core-session';
import { observer } from 'mobx-react-lite';
import { useMemo, useState } from 'react';
import { useWords } from '../shared/useWords.ts';
import { ExportButton } from './ExportButton.tsx';

/** Formats a moment for tables, sortable, in the enterprise's time zone: 2026-11-23 14:05. */
export function useTableMoment(): (at: number) => string {
  const { timeZone } = useSession();
  return useMemo(() => {
    const format = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    return (at) => format.format(at);
  }, [timeZone]);
}

/** Seconds as minutes, to a tenth. */
export const minutesOf = (seconds: number) => Math.round(seconds / 6) / 10;

export interface TableExportProps {
  /** File name without extension. */
  name: string;
  /** Names of the columns. */
  columns: readonly string[];
  /** Collects all rows, not only the visible ones. */
  collect: () => Promise<readonly (readonly CsvValue[])[]>;
}

/** Exports a list of records as a CSV file for spreadsheets. */
export const TableExport = observer(function TableExport(props: TableExportProps) {
  const { t } = useWords();
  const [saving] = useState(
    () =>
      new Action(async ({ collect, columns, name }: TableExportProps) => {
        saveText(`${name}.csv`, csvOf([columns, ...(await collect())]), 'text/csv');
      }),
  );
  return (
    <ExportButton
      label={t('records.table.export')}
      failure={saving.failureOf()}
      pending={saving.isPending()}
      onExport={() => void saving.run(props)}
    />
  );
});
