import { handInReasons, sitterStands, type ExamOutcome, type Sitter } from '@banyan/contracts/exam';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  SavedViewTabs,
  useTableAddress,
} from '@banyan/core-console/views';
import { EmptyState } from '@banyan/ui';
import { Bell, DoorOpen } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import type { ResultsStore, SitterAct } from './ResultsStore.ts';
import { SitterActDialog } from './SitterActDialog.tsx';
import { SitterPart } from './SitterPart.tsx';
import { useSitterColumns } from './useSitterColumns.tsx';

export interface PeopleTabProps {
  store: ResultsStore;
  outcome: ExamOutcome;
}

const icons = { remind: Bell, reopen: DoorOpen } as const;
const keys = { remind: 'r', reopen: 'o' } as const;

/** The people of an exam: how each stands; several are reminded or let back in. */
export const PeopleTab = observer(function PeopleTab({ outcome, store }: PeopleTabProps) {
  const { t } = useWords();
  const { acts, table } = store;
  const columns = useSitterColumns(outcome.fullScore);
  useTableAddress(table);
  const may: readonly SitterAct[] = [
    ...(outcome.mayRemind ? (['remind'] as const) : []),
    ...(outcome.mayAct && outcome.kind !== 'offline' ? (['reopen'] as const) : []),
  ];
  return (
    <>
      <SavedViewTabs
        table={table}
        saved={store.saved}
        label={t('examResults.views')}
        views={[
          { id: '', label: t('examResults.everybody'), count: outcome.people },
          ...sitterStands.map((id) => ({ id, label: t(`examResults.stand.${id}`), count: outcome.stands[id] })),
        ]}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar
        store={table}
        searchText={t('examResults.search')}
        filters={[
          {
            ...{ kind: 'choice', single: true, id: 'stand', label: t('examResults.column.stand') },
            options: sitterStands.map((value) => ({ value, label: t(`examResults.stand.${value}`) })),
          },
          {
            ...{ kind: 'choice', single: true, id: 'reason', label: t('examResults.column.reason') },
            options: handInReasons.map((value) => ({ value, label: t(`examResults.reason.${value}`) })),
          },
        ]}
      >
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<Sitter>
        store={table}
        columns={columns}
        label={t('examResults.people')}
        name={({ name }) => name}
        choose={may.length > 0}
        opens
        empty={<EmptyState level={2} label={t('examResults.none')} description={t('examResults.noneText')} />}
      >
        {may.length === 0 ? null : (
          <BulkBar
            store={table}
            actions={may.map((act) => {
              const Icon = icons[act];
              return {
                ...{ id: act, label: t(`examResults.act.${act}`), key: keys[act] },
                icon: <Icon size={16} aria-hidden="true" />,
                onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
              };
            })}
          />
        )}
      </ConsoleTable>
      {table.opened === '' ? null : <SitterPart key={table.opened} store={store} mayAct={may.includes('reopen')} />}
      <SitterActDialog store={store} />
    </>
  );
});
