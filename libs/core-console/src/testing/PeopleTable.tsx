import { Button, EmptyState } from '@banyan/ui';
import { ArrowRightLeft, Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { BulkBar } from '../bulk/BulkBar.tsx';
import { FilterBar } from '../filters/FilterBar.tsx';
import type { Filter } from '../filters/filterKinds.ts';
import { PageHead } from '../head/PageHead.tsx';
import { SavedViewTabs } from '../head/SavedViewTabsPart.tsx';
import { SavedViewsStore, type OwnView } from '../head/SavedViewsStore.ts';
import { RowPanel } from '../panel/RowPanel.tsx';
import { ColumnsMenu } from '../table/ColumnsMenu.tsx';
import type { ConsoleColumn } from '../table/consoleColumn.ts';
import { ConsoleTable } from '../table/ConsoleTable.tsx';
import { RowMenu } from '../table/RowMenu.tsx';
import type { TableQuery } from '../table/tableQuery.ts';
import { TableStore, type TablePage } from '../table/TableStore.ts';
import { useTableAddress } from '../table/useTableAddress.ts';
import type { StoryPerson } from './people.ts';
import { peopleWords, storyDepartments } from './peopleWords.ts';

export interface PeopleTableProps {
  language: 'zh' | 'en';
  /** Answers the table's calls. */
  load: (query: TableQuery, cursor: string) => Promise<TablePage<StoryPerson>>;
}

const makeStore = (load: PeopleTableProps['load']) =>
  new TableStore<StoryPerson>({
    load,
    id: ({ id }) => id,
    columns: ['name', 'number', 'department', 'role', 'state'],
    sort: 'name',
    filters: ['state', 'department', 'hired', 'note'],
  });

/** A server that keeps views. */
function makeViews(): SavedViewsStore {
  let views: readonly OwnView[] = [];
  return new SavedViewsStore(
    {
      list: () => Promise.resolve({ views: [...views] }),
      save: ({ name, query }) => {
        views = [...views, { id: views.length + 1, name, query }];
        return Promise.resolve({ views: [...views] });
      },
      remove: ({ id }) => {
        views = views.filter((view) => view.id !== id);
        return Promise.resolve({});
      },
    },
    'people',
  );
}

/** A whole list page of the console: what a screen of people is made of. */
export const PeopleTable = observer(function PeopleTable({ language, load }: PeopleTableProps) {
  const words = peopleWords[language];
  const [store] = useState(() => makeStore(load));
  const [saved] = useState(makeViews);
  useTableAddress(store);
  const [columns] = useState((): readonly ConsoleColumn<StoryPerson>[] => [
    { id: 'name', header: words.name, sorts: true, width: 200, cell: ({ name }) => name },
    { id: 'number', header: words.number, sorts: true, width: 120, cell: ({ number }) => number },
    { id: 'department', header: words.department, width: 160, cell: ({ department }) => department },
    { id: 'role', header: words.role, width: 120, cell: ({ role }) => role },
    { id: 'state', header: words.state, sorts: true, width: 120, cell: ({ state }) => words.states[state] },
  ]);
  const filters: readonly Filter[] = [
    {
      kind: 'choice',
      id: 'state',
      label: words.state,
      options: [
        { value: 'active', label: words.states.active, count: 60 },
        { value: 'new', label: words.states.new, count: 30 },
        { value: 'locked', label: words.states.locked, count: 0 },
      ],
    },
    { kind: 'department', id: 'department', label: words.department, departments: storyDepartments(language) },
    { kind: 'window', id: 'hired', label: words.hired },
    { kind: 'text', id: 'note', label: words.note },
  ];
  const { openedRow } = store;
  return (
    <>
      <PageHead title={words.people} count={store.total} actions={<Button variant="primary">{words.add}</Button>} />
      <SavedViewTabs
        table={store}
        saved={saved}
        label={words.views}
        views={[
          { id: '', label: words.everyone, count: store.total },
          { id: 'locked', label: words.states.locked },
        ]}
        onSelect={(id) => store.showView(id, id === '' ? {} : { filters: { state: [id] } })}
      />
      <FilterBar store={store} searchText={words.search} filters={filters}>
        <ColumnsMenu store={store} columns={columns} />
      </FilterBar>
      <ConsoleTable
        store={store}
        columns={columns}
        label={words.people}
        name={({ name }) => name}
        menu={({ name }) => <RowMenu name={name} items={[{ id: 'lock', label: words.lock }]} />}
        empty={<EmptyState level={2} size={160} label={words.nobody} actions={<Button>{words.add}</Button>} />}
      >
        <BulkBar
          store={store}
          actions={[
            { id: 'move', label: words.move, key: 'm', icon: <ArrowRightLeft size={16} />, onAct: () => undefined },
            { id: 'lock', label: words.lock, key: 'l', icon: <Lock size={16} />, onAct: () => undefined },
          ]}
        />
      </ConsoleTable>
      {openedRow === undefined ? null : (
        <RowPanel store={store} label={openedRow.name}>
          <h2>{openedRow.name}</h2>
          <p>{openedRow.department}</p>
        </RowPanel>
      )}
    </>
  );
});
