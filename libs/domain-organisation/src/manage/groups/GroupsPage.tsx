import type { ManagedGroup } from '@banyan/contracts/organisation';
import {
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  RowMenu,
  useTableAddress,
  type ConsoleColumn,
  type Filter,
} from '@banyan/core-console/views';
import { useRefresh, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { organisationDomain } from '../../organisation.domain.ts';
import { departmentName } from '../shared/departmentNames.ts';
import { useWords } from '../shared/useWords.ts';
import { AddGroupPart, GroupPart } from './GroupPart.tsx';
import { makeGroupsStore } from './GroupsStore.ts';
import { RemoveGroupPart } from './RemoveGroupPart.tsx';

function useColumns(): readonly ConsoleColumn<ManagedGroup>[] {
  const { t, language, number } = useWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('groups.column.name'),
        width: 240,
        cell: (group) => departmentName(group, language),
      },
      {
        id: 'people',
        header: t('groups.column.people'),
        width: 96,
        align: 'end',
        grow: 0,
        cell: ({ people }) => number(people),
      },
      {
        id: 'kind',
        header: t('groups.column.kind'),
        width: 160,
        cell: ({ rule }) => t(rule === null ? 'groups.kind.hand' : 'groups.kind.rule'),
      },
      {
        id: 'department',
        header: t('groups.column.department'),
        width: 180,
        cell: ({ department }) => department?.name ?? t('groups.form.enterprise'),
      },
    ],
    [t, language, number],
  );
}

const noFilters: readonly Filter[] = [];

/** The groups of the enterprise: the list, a new one, one of them in the panel. */
export const GroupsPage = observer(function GroupsPage() {
  const store = organisationDomain.useStore(makeGroupsStore);
  const { t, language } = useWords();
  const { formOpen, mayEdit, table } = store;
  const columns = useColumns();
  useTableAddress(table);
  useShow(store, () => store.show());
  useRefresh(() => table.list.refresh());
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.openForm(true)}>
      {t('groups.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('title.groups')}
        count={table.total}
        sentence={t(mayEdit ? 'groups.sentence' : 'lookOnly')}
        actions={
          <>
            {store.mayExport ? (
              <ListExport store={store.leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
            ) : null}
            {mayEdit ? add : null}
          </>
        }
      />
      <FilterBar store={table} searchText={t('groups.search')} filters={noFilters} />
      <ConsoleTable
        store={table}
        columns={columns}
        label={t('title.groups')}
        name={(group) => departmentName(group, language)}
        choose={false}
        menu={(group) => (
          <RowMenu
            name={departmentName(group, language)}
            items={[
              { id: 'open', label: t('open') },
              ...(group.own
                ? [{ id: 'remove', label: t('groups.remove'), tone: 'danger' as const, divided: true }]
                : []),
            ]}
            onAction={(act) => (act === 'remove' ? store.askRemoval(group) : table.open(group.id))}
          />
        )}
        empty={
          <EmptyState
            level={2}
            label={t('groups.none')}
            description={t('groups.noneText')}
            {...(mayEdit ? { actions: add } : {})}
          />
        }
      />
      <RemoveGroupPart store={store} />
      {formOpen ? <AddGroupPart store={store} /> : null}
      {formOpen || table.opened === '' ? null : <GroupPart key={table.opened} store={store} />}
    </>
  );
});
