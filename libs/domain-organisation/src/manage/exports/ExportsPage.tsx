import type { ExportedTable } from '@banyan/contracts/organisation';
import { ConsoleTable, PageHead, useTableAddress, type ConsoleColumn } from '@banyan/core-console/views';
import { Moment, useEvery } from '@banyan/core-screen/views';
import { EmptyState, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { makeExportsStore } from './ExportsStore.ts';

/** Addresses of files run out; while something is written, its end is looked for. */
const everyMs = { waiting: 2000, ready: 300_000 } as const;

function useColumns(): readonly ConsoleColumn<ExportedTable>[] {
  const { t, number } = useWords();
  return useMemo(
    () => [
      {
        id: 'file',
        header: t('exports.column.file'),
        width: 260,
        cell: ({ file, url }) => (url === '' ? file : <TextLink href={url}>{file}</TextLink>),
      },
      { id: 'list', header: t('exports.column.list'), cell: ({ list }) => t(`exports.list.${list}`) },
      {
        id: 'rows',
        header: t('exports.column.rows'),
        width: 96,
        grow: 0,
        align: 'end',
        cell: ({ rows, state }) => (state === 'done' ? number(rows) : '–'),
      },
      { id: 'state', header: t('exports.column.state'), width: 180, cell: ({ state }) => t(`exports.state.${state}`) },
      { id: 'at', header: t('exports.column.at'), cell: ({ at }) => <Moment at={at} /> },
      { id: 'until', header: t('exports.column.until'), cell: ({ until }) => <Moment at={until} /> },
    ],
    [t, number],
  );
}

/** The viewer's own exports: what was asked for, whether it is ready, and until when it is kept. */
export const ExportsPage = observer(function ExportsPage() {
  const store = organisationDomain.useStore(makeExportsStore);
  const { t } = useWords();
  const { isWaiting, table } = store;
  const columns = useColumns();
  useTableAddress(table);
  useEvery(isWaiting ? everyMs.waiting : everyMs.ready, true, () => table.list.refresh());
  return (
    <>
      <PageHead title={t('title.exports')} count={table.total} sentence={t('exports.sentence')} />
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('exports.label')}
        name={({ file }) => file}
        choose={false}
        opens={false}
        empty={<EmptyState level={2} label={t('exports.none')} description={t('exports.noneText')} />}
      />
    </>
  );
});
