import { accountStates, organisationScreens } from '@banyan/contracts/organisation';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  useTableAddress,
} from '@banyan/core-console/views';
import { useShow } from '@banyan/core-screen/views';
import { EmptyState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { organisationDomain } from '../../organisation.domain.ts';
import { PeopleActDialog } from '../people/PeopleActDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { useVisitorColumns, useVisitorWords, visitorIcons } from './useVisitorColumns.tsx';
import { VisitorPanel } from './VisitorPanel.tsx';
import { makeVisitorsStore, type VisitorsStore } from './VisitorsStore.ts';

const Acts = observer(function Acts({ store }: { store: VisitorsStore }) {
  const { act: actText } = useVisitorWords();
  return (
    <BulkBar
      store={store.table}
      actions={store.offered.map((act) => {
        const Icon = visitorIcons[act];
        return {
          id: act,
          label: actText(act),
          icon: <Icon size={16} aria-hidden="true" />,
          ...(act === 'move' ? { key: 'm' } : {}),
          onAct: () => store.ask(act),
        };
      })}
    />
  );
});

/** People from outside who were let in and are no members: what they did, and what is done to several. */
export const VisitorsPage = observer(function VisitorsPage() {
  const store = organisationDomain.useStore(makeVisitorsStore);
  const { t } = useWords();
  const { mayEdit, mayExport, table } = store;
  const columns = useVisitorColumns();
  useTableAddress(table);
  useShow(store, () => store.show());
  return (
    <>
      <PageHead
        title={t('title.visitors')}
        count={table.total}
        sentence={mayEdit ? t('visitors.sentence') : t('lookOnly')}
        actions={
          mayExport ? (
            <ListExport store={store.leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
          ) : null
        }
      />
      <FilterBar
        store={table}
        searchText={t('people.search')}
        filters={[
          {
            kind: 'choice',
            single: true,
            id: 'state',
            label: t('people.column.state'),
            options: accountStates.map((state) => ({ value: state, label: t(`people.state.${state}`) })),
          },
        ]}
      >
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('visitors.label')}
        name={({ name }) => name}
        choose={mayEdit}
        empty={
          <EmptyState
            level={2}
            label={t('visitors.none')}
            description={t('visitors.noneText')}
            actions={<LinkButton href={organisationScreens.requests.path}>{t('title.requests')}</LinkButton>}
          />
        }
      >
        {mayEdit ? <Acts store={store} /> : null}
      </ConsoleTable>
      {table.openedRow === undefined ? null : <VisitorPanel store={store} visitor={table.openedRow} />}
      <PeopleActDialog store={store} visitors />
    </>
  );
});
