import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  PageHead,
  SavedViewTabs,
  useTableAddress,
} from '@banyan/core-console/views';
import { RequestView, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, ListSkeleton } from '@banyan/ui';
import { ArrowRightLeft, Lock, LockOpen, LogOut, Merge, Plus, UserMinus, UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { InvitationDialog } from '../shared/InvitationDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { AddPersonPanel } from './AddPersonPanel.tsx';
import { DepartmentPane } from './DepartmentPane.tsx';
import { MergePart } from './MergePart.tsx';
import { PeopleHeadActs } from './PeopleHeadActs.tsx';
import { makePeopleStore, peopleViews, type PeopleStore } from './PeopleStore.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PeopleActDialog } from './PeopleActDialog.tsx';
import { PersonMenu, PersonMenuPart } from './PersonMenuPart.tsx';
import { PersonPart } from './PersonPart.tsx';
import { usePeopleColumns } from './usePeopleColumns.tsx';
import { useFieldFilters, usePeopleFilters } from './usePeopleFilters.ts';

const Columns = styled.div`
  display: flex;
  flex: 1;
  min-height: 0;

  & > section {
    --table-edge: 24px;
    display: flex;
    flex: 1;
    flex-direction: column;
    min-width: 0;
    min-height: 0;
  }
`;

const actIcons = {
  move: ArrowRightLeft,
  lock: Lock,
  unlock: LockOpen,
  endSessions: LogOut,
  leave: UserMinus,
  return: UserPlus,
} as const;
const actKeys = { move: 'm', lock: 'l' } as const;

const Acts = observer(function Acts({ store }: { store: PeopleStore }) {
  const { acts, table } = store;
  const { t } = useWords();
  const left = table.query.filters['state']?.includes('left') ?? false;
  const pair = table.chosen.kind === 'rows' && table.chosenCount === 2 ? table.chosen.ids.map(Number) : null;
  const offered = left ? (['return'] as const) : (['move', 'lock', 'unlock', 'endSessions', 'leave'] as const);
  return (
    <BulkBar
      store={table}
      actions={[
        ...offered.map((act) => {
          const Icon = actIcons[act];
          return {
            id: act,
            label: t(`people.act.${act}`),
            icon: <Icon size={16} aria-hidden="true" />,
            ...(act in actKeys ? { key: actKeys[act as keyof typeof actKeys] } : {}),
            onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
          };
        }),
        ...(pair === null
          ? []
          : [
              {
                id: 'merge',
                label: t('people.merge.same'),
                icon: <Merge size={16} aria-hidden="true" />,
                onAct: () => store.askSame(pair),
              },
            ]),
      ]}
    />
  );
});

/** The people of the enterprise: departments, views, table, what is done to several, one person in the panel. */
export const PeoplePage = observer(function PeoplePage() {
  const store = organisationDomain.useStore(makePeopleStore);
  const { t } = useWords();
  useShow(store, () => store.show());
  // The address of the table may name fields: it is read once they are known.
  return (
    <RequestView
      request={store.fields}
      failed={t('people.fieldsFailed')}
      skeleton={<ListSkeleton label={t('loading')} />}
    >
      {() => <People store={store} />}
    </RequestView>
  );
});

const People = observer(function People({ store }: { store: PeopleStore }) {
  const { t } = useWords();
  const { counts, mayEdit, ownFields, table } = store;
  const columns = usePeopleColumns(ownFields);
  const filters = usePeopleFilters();
  const more = useFieldFilters(ownFields);
  useTableAddress(table);
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.openForm(true)}>
      {t('people.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('title.people')}
        count={table.total}
        {...(mayEdit ? {} : { sentence: t('lookOnly') })}
        actions={<PeopleHeadActs store={store} add={add} />}
      />
      <SavedViewTabs
        table={table}
        saved={store.saved}
        label={t('people.views')}
        views={[
          { id: '', label: t('people.view.all') },
          ...peopleViews.map((id) => ({
            id,
            label: t(`people.view.${id}`),
            ...(counts.value?.[id] === undefined ? {} : { count: counts.value[id] }),
          })),
        ]}
        onSelect={(id) => store.showView(id)}
      />
      <Columns>
        <DepartmentPane store={store} />
        <section aria-label={t('people.label')}>
          <FilterBar store={store.table} searchText={t('people.search')} filters={filters} more={more}>
            <ColumnsMenu store={table} columns={columns} />
          </FilterBar>
          <ConsoleTable
            store={table}
            columns={columns}
            label={t('people.label')}
            name={({ name }) => name}
            choose={mayEdit}
            menu={(person) => <PersonMenu person={person} store={store} />}
            empty={<EmptyState level={2} label={t('people.none')} description={t('people.noneText')} actions={add} />}
          >
            {mayEdit ? <Acts store={store} /> : null}
          </ConsoleTable>
        </section>
      </Columns>
      {store.formOpen ? <AddPersonPanel store={store} /> : null}
      {store.formOpen || table.opened === '' ? null : <PersonPart key={table.opened} store={store} />}
      <PeopleActDialog store={store} />
      <PersonMenuPart store={store} />
      {store.same === null ? null : <MergePart key={store.same[0]} store={store} />}
      {store.added === null ? null : store.added.invitation === null ? (
        <PasswordDialog
          name={store.added.person.name}
          password={store.added.password}
          onClose={() => store.forgetPassword()}
        />
      ) : (
        <InvitationDialog
          name={store.added.person.name}
          invitation={store.added.invitation}
          onClose={() => store.forgetPassword()}
        />
      )}
    </>
  );
});
