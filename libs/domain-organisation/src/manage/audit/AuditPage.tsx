import { auditSubjects, mostExported, type AuditEntry } from '@banyan/contracts/organisation';
import {
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  SidePanel,
  useTableAddress,
  type ConsoleColumn,
} from '@banyan/core-console/views';
import { Moment, useShow } from '@banyan/core-screen/views';
import { EmptyState } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { useFoundPeople } from '../shared/useFoundPeople.ts';
import { useWords } from '../shared/useWords.ts';
import { AuditEntryView } from './AuditEntryView.tsx';
import { auditActs } from './auditActs.ts';
import { makeAuditStore } from './AuditStore.ts';
import { useEntryWords } from './useEntryWords.ts';

/** The audit log: who changed what and when. An entry opens with what was before and after. */
export const AuditPage = observer(function AuditPage() {
  const store = organisationDomain.useStore(makeAuditStore);
  const { t, number } = useWords();
  const { actors, mayExport, places, table } = store;
  const words = useEntryWords(places);
  const found = useFoundPeople(store.found);
  const acted = actors.map(({ id, name }) => ({ id: String(id), name, detail: '' }));
  useTableAddress(table);
  useShow(store, () => store.show());
  const columns = useMemo(
    (): readonly ConsoleColumn<AuditEntry>[] => [
      { id: 'at', header: t('audit.column.at'), width: 140, grow: 0, cell: ({ at }) => <Moment at={at} /> },
      { id: 'who', header: t('audit.column.who'), cell: words.who },
      { id: 'act', header: t('audit.column.act'), cell: words.act },
      { id: 'subject', header: t('audit.column.subject'), width: 220, cell: words.subject },
      { id: 'fields', header: t('audit.column.fields'), width: 200, cell: words.fields },
      { id: 'source', header: t('audit.column.source'), cell: ({ source }) => t(`audit.source.${source}`) },
      { id: 'ip', header: t('audit.column.ip'), cell: ({ ip }) => ip },
    ],
    [t, words],
  );
  const { openedRow } = table;
  return (
    <>
      <PageHead
        title={t('title.audit')}
        count={table.total}
        sentence={t('audit.sentence')}
        {...(mayExport
          ? {
              actions: (
                <ListExport
                  store={store.leaving}
                  count={Math.min(table.total, mostExported)}
                  onExport={(format) => store.exportAs(format)}
                />
              ),
            }
          : {})}
      />
      <FilterBar
        store={store.table}
        searchText={t('audit.search')}
        filters={[
          {
            kind: 'choice',
            single: true,

            id: 'subject',
            label: t('audit.column.subject'),
            options: auditSubjects.map((value) => ({ value, label: t(`audit.subject.${value}`) })),
          },
          {
            kind: 'choice',
            single: true,
            id: 'act',
            label: t('audit.column.act'),
            options: auditActs.map((value) => ({ value, label: words.act({ act: value }) })),
          },
          { kind: 'window', id: 'days', label: t('audit.days') },
          {
            kind: 'person',
            id: 'who',
            label: t('audit.column.who'),
            loading: found.loading,
            onSearch: found.onSearch,
            // Before anything is typed: those who acted in the entries that are loaded.
            people: store.found.state === 'ready' || store.found.state === 'loading' ? found.people : acted,
            known: [...acted, ...found.known],
          },
        ]}
      >
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('audit.label')}
        name={({ id }) => t('audit.entry', { id: number(id) })}
        choose={false}
        empty={<EmptyState level={2} label={t('audit.none')} description={t('audit.noneText')} />}
      />
      {openedRow === undefined ? null : (
        <SidePanel
          label={t('audit.entry', { id: number(openedRow.id) })}
          place={t('audit.place', { n: number(table.openedPlace), total: number(table.total) })}
          onStep={(step) => table.move(step)}
          onClose={() => table.close()}
        >
          <AuditEntryView entry={openedRow} departments={places} onOnly={(who) => table.filter('who', [String(who)])} />
        </SidePanel>
      )}
    </>
  );
});
