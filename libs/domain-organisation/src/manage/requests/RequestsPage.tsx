import type { OutsiderRequest } from '@banyan/contracts/account';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  SidePanel,
  useTableAddress,
  ViewTabs,
  type ConsoleColumn,
} from '@banyan/core-console/views';
import { Moment, useShow } from '@banyan/core-screen/views';
import { EmptyState, Facts, LinkButton, Tag } from '@banyan/ui';
import { organisationScreens } from '@banyan/contracts/organisation';
import { Check, UserPlus, X } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { useWords } from '../shared/useWords.ts';
import { RequestActDialog } from './RequestActDialog.tsx';
import { makeRequestsStore, type RequestsStore } from './RequestsStore.ts';

const tones = { waiting: 'warn', approved: 'ok', refused: 'neutral' } as const;

function useColumns(): readonly ConsoleColumn<OutsiderRequest>[] {
  const { t } = useWords();
  return useMemo(
    () => [
      { id: 'name', header: t('requests.column.name'), width: 160, cell: ({ name }) => name },
      { id: 'company', header: t('requests.column.company'), width: 180, cell: ({ company }) => company },
      { id: 'phone', header: t('requests.column.phone'), width: 150, cell: ({ phone }) => phone },
      { id: 'reason', header: t('requests.column.reason'), width: 260, cell: ({ reason }) => reason },
      {
        id: 'askedAt',
        header: t('requests.column.askedAt'),
        width: 130,
        cell: ({ askedAt }) => <Moment at={askedAt} />,
      },
      {
        id: 'state',
        header: t('requests.column.state'),
        width: 120,
        cell: ({ member, state }) => <Tag tone={tones[state]}>{t(`requests.state.${member ? 'member' : state}`)}</Tag>,
      },
    ],
    [t],
  );
}

const Acts = observer(function Acts({ store }: { store: RequestsStore }) {
  const { t } = useWords();
  const actions = store.answered
    ? [{ id: 'join' as const, icon: <UserPlus size={16} aria-hidden="true" />, key: 'm' }]
    : [
        { id: 'approve' as const, icon: <Check size={16} aria-hidden="true" />, key: 'a' },
        { id: 'refuse' as const, icon: <X size={16} aria-hidden="true" />, key: 'r' },
      ];
  return (
    <BulkBar
      store={store.table}
      actions={actions.map(({ icon, id, key }) => ({
        ...{ id, icon, key },
        label: t(`requests.act.${id}`),
        onAct: () => store.ask(id),
      }))}
    />
  );
});

const Opened = observer(function Opened({ store, request }: { store: RequestsStore; request: OutsiderRequest }) {
  const { t, number } = useWords();
  const { table } = store;
  const { answer, company, decidedBy, name, phone, reason, user } = request;
  return (
    <SidePanel
      label={name}
      place={t('platform.place', { n: number(table.openedPlace), total: number(table.total) })}
      onStep={(step) => table.move(step)}
      onClose={() => table.close()}
      {...(user === null
        ? {}
        : {
            footer: (
              <LinkButton href={`${organisationScreens.people.path}?open=${user}`}>{t('requests.toPerson')}</LinkButton>
            ),
          })}
    >
      <Facts
        rows={[
          { name: t('requests.column.name'), value: name },
          { name: t('requests.column.company'), value: company },
          { name: t('requests.column.phone'), value: phone },
          { name: t('requests.column.reason'), value: reason },
          ...(decidedBy === '' ? [] : [{ name: t('requests.decidedBy'), value: decidedBy }]),
          ...(answer === '' ? [] : [{ name: t('requests.answer'), value: answer }]),
        ]}
      />
    </SidePanel>
  );
});

/** Requests of people from outside, and the visitors among them who become members. */
export const RequestsPage = observer(function RequestsPage() {
  const store = organisationDomain.useStore(makeRequestsStore);
  const { t } = useWords();
  const { mayEdit, right, table } = store;
  const columns = useColumns();
  useTableAddress(table);
  useShow(store, () => store.show());
  return (
    <>
      <PageHead
        title={t('title.requests')}
        {...(right === 'none' ? {} : { sentence: mayEdit ? t('requests.sentence') : t('lookOnly') })}
        actions={
          store.mayExport ? (
            <ListExport store={store.leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
          ) : null
        }
      />
      <ViewTabs
        label={t('requests.views')}
        views={[
          { id: '', label: t('requests.view.open') },
          { id: 'answered', label: t('requests.view.answered') },
        ]}
        selected={table.query.view}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar store={table} searchText={t('requests.search')} filters={[]}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('requests.label')}
        name={({ name }) => name}
        choose={mayEdit}
        empty={
          right === 'none' ? (
            <EmptyState level={2} label={t('requests.beyond')} description={t('requests.beyondText')} />
          ) : (
            <EmptyState level={2} label={t('requests.none')} description={t('requests.noneText')} />
          )
        }
      >
        {mayEdit ? <Acts store={store} /> : null}
      </ConsoleTable>
      {table.openedRow === undefined ? null : <Opened store={store} request={table.openedRow} />}
      <RequestActDialog store={store} />
    </>
  );
});
