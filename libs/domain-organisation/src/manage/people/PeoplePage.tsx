import {
  accountStates,
  accountTypes,
  fieldColumn,
  type ListedPerson,
  type PersonField,
} from '@banyan/contracts/organisation';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  PageHead,
  SavedViewTabs,
  useTableAddress,
  type ConsoleColumn,
  type Filter,
} from '@banyan/core-console/views';
import { Moment, RequestView, useShow } from '@banyan/core-screen/views';
import { Avatar, Button, EmptyState, ListSkeleton } from '@banyan/ui';
import { ArrowRightLeft, Lock, LockOpen, LogOut, Plus, UserMinus, UserPlus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import styled from 'styled-components';
import { organisationDomain } from '../../organisation.domain.ts';
import { departmentName } from '../shared/departmentNames.ts';
import { fieldWords } from '../shared/fieldWords.ts';
import { InvitationDialog } from '../shared/InvitationDialog.tsx';
import { useWords } from '../shared/useWords.ts';
import { AddPersonPanel } from './AddPersonPanel.tsx';
import { DepartmentPane } from './DepartmentPane.tsx';
import { PeopleHeadActs } from './PeopleHeadActs.tsx';
import { makePeopleStore, peopleViews, type PeopleStore } from './PeopleStore.ts';
import { PasswordDialog } from './PasswordDialog.tsx';
import { PeopleActDialog } from './PeopleActDialog.tsx';
import { PersonMenu, PersonMenuPart } from './PersonMenuPart.tsx';
import { PersonPart } from './PersonPart.tsx';
import { StateWord } from './StateWord.tsx';

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

const Named = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 0;
`;

function useColumns(fields: readonly PersonField[]): readonly ConsoleColumn<ListedPerson>[] {
  const { t, language, number } = useWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('people.column.name'),
        width: 188,
        cell: ({ name, image }) => (
          <Named>
            <Avatar name={name} size={24} {...(image === '' ? {} : { src: image })} />
            {name}
          </Named>
        ),
      },
      { id: 'account', header: t('people.column.account'), width: 92, sorts: true, cell: ({ account }) => account },
      {
        id: 'department',
        header: t('people.column.department'),
        width: 140,
        cell: ({ department }) => department?.name ?? '–',
      },
      { id: 'post', header: t('people.column.post'), width: 96, cell: ({ post }) => (post === '' ? '–' : post) },
      { id: 'type', header: t('people.column.type'), width: 132, cell: ({ type }) => t(`people.type.${type}`) },
      { id: 'state', header: t('people.column.state'), width: 136, cell: ({ state }) => <StateWord state={state} /> },
      {
        id: 'lastLogin',
        header: t('people.column.lastLogin'),
        width: 120,
        sorts: true,
        cell: ({ lastLoginAt }) => (lastLoginAt === null ? '–' : <Moment at={lastLoginAt} />),
      },
      ...fields.map((field): ConsoleColumn<ListedPerson> => ({
        id: fieldColumn(field.id),
        header: departmentName(field, language),
        width: 132,
        sorts: true,
        ...(field.kind === 'number' ? { align: 'end' } : {}),
        cell: (person) => fieldWords(field, person.fields, { language, number }) || '–',
      })),
    ],
    [fields, language, number, t],
  );
}

/** Filters by the enterprise's fields. */
function useFieldFilters(fields: readonly PersonField[]): readonly Filter[] {
  const { language } = useWords();
  return fields.map((field): Filter => {
    const base = { id: fieldColumn(field.id), label: departmentName(field, language) };
    if (field.kind === 'text') return { ...base, kind: 'text' };
    if (field.kind !== 'choice') return { ...base, kind: 'range', of: field.kind };
    const options = field.options.map((one) => ({ value: String(one.id), label: departmentName(one, language) }));
    return { ...base, kind: 'choice', options };
  });
}

function useFilters(): readonly Filter[] {
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

const actIcons = {
  move: ArrowRightLeft,
  lock: Lock,
  unlock: LockOpen,
  endSessions: LogOut,
  leave: UserMinus,
  return: UserPlus,
} as const;
const actKeys = { move: 'm', lock: 'l' } as const;

const Acts = observer(function Acts({ store: { acts, table } }: { store: PeopleStore }) {
  const { t } = useWords();
  const left = table.query.filters['state']?.includes('left') ?? false;
  const offered = left ? (['return'] as const) : (['move', 'lock', 'unlock', 'endSessions', 'leave'] as const);
  return (
    <BulkBar
      store={table}
      actions={offered.map((act) => {
        const Icon = actIcons[act];
        return {
          id: act,
          label: t(`people.act.${act}`),
          icon: <Icon size={16} aria-hidden="true" />,
          ...(act in actKeys ? { key: actKeys[act as keyof typeof actKeys] } : {}),
          onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
        };
      })}
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
  const columns = useColumns(ownFields);
  const filters = useFilters();
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
