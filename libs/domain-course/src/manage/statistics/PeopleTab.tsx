import { learnerStands, type PersonInCourse } from '@banyan/contracts/course';
import {
  BulkBar,
  ConfirmCount,
  ConsoleTable,
  FilterBar,
  useTableAddress,
  type ConsoleColumn,
} from '@banyan/core-console/views';
import { Moment } from '@banyan/core-screen/views';
import { EmptyState, Notice } from '@banyan/ui';
import { Bell } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { StatisticsStore } from './StatisticsStore.ts';

export interface PeopleTabProps {
  store: StatisticsStore;
  mayRemind: boolean;
}

const Reminder = observer(function Reminder({ store }: { store: StatisticsStore }) {
  const { t, number } = useWords();
  const { asked, table } = store;
  if (asked === null) return null;
  const count = table.chosenCount;
  return (
    <ConfirmCount
      open
      title={t('statistics.remindAsk', { count, n: number(count) })}
      count={count}
      confirmText={t('statistics.remind')}
      onConfirm={() => store.remind()}
      onClose={() => store.close()}
    >
      <p>{t('statistics.remindText')}</p>
    </ConfirmCount>
  );
});

/** The people of a course: how far each is; chosen ones are reminded. */
export const PeopleTab = observer(function PeopleTab({ store, mayRemind }: PeopleTabProps) {
  const { t, brief, number } = useWords();
  const { reminded, table } = store;
  useTableAddress(table);
  const chapters = table.list.latest?.chapters ?? 0;
  const columns = useMemo(
    (): readonly ConsoleColumn<PersonInCourse>[] => [
      { id: 'name', header: t('statistics.column.name'), width: 180, grow: 2, cell: ({ name }) => name },
      {
        id: 'department',
        header: t('statistics.column.department'),
        width: 180,
        grow: 2,
        cell: ({ department }) => department,
      },
      {
        id: 'stand',
        header: t('statistics.column.stand'),
        width: 100,
        cell: ({ stand }) => t(`statistics.stand.${stand}`),
      },
      {
        id: 'howFar',
        header: t('statistics.column.howFar'),
        width: 120,
        cell: ({ learned }) => t('statistics.howFar', { learned: number(learned), all: number(chapters) }),
      },
      {
        id: 'left',
        header: t('statistics.column.left'),
        width: 100,
        align: 'end',
        cell: ({ leftS, stand }) => (leftS === null || stand === 'finished' ? '–' : brief(leftS)),
      },
      {
        id: 'studied',
        header: t('statistics.column.studied'),
        width: 140,
        cell: ({ studiedAt }) => (studiedAt === null ? '–' : <Moment at={studiedAt} />),
      },
    ],
    [t, brief, number, chapters],
  );
  return (
    <>
      {reminded === null || store.asked !== null ? null : (
        <Notice live tone="ok" dismissText={t('close')} onDismiss={() => store.dismiss()}>
          {t('statistics.reminded', { count: reminded, n: number(reminded) })}
        </Notice>
      )}
      <FilterBar
        store={table}
        searchText={t('statistics.search')}
        filters={[
          {
            kind: 'choice',
            single: true,
            id: 'stand',
            label: t('statistics.column.stand'),
            options: learnerStands.map((value) => ({ value, label: t(`statistics.stand.${value}`) })),
          },
        ]}
      />
      <ConsoleTable<PersonInCourse>
        store={table}
        columns={columns}
        label={t('statistics.people')}
        name={({ name }) => name}
        choose={mayRemind}
        empty={<EmptyState level={2} label={t('statistics.none')} description={t('statistics.noneText')} />}
      >
        {mayRemind ? (
          <BulkBar
            store={table}
            actions={[
              {
                id: 'remind',
                label: t('statistics.remind'),
                icon: <Bell size={16} aria-hidden="true" />,
                key: 'r',
                onAct: () => store.ask(),
              },
            ]}
          />
        ) : null}
      </ConsoleTable>
      <Reminder store={store} />
    </>
  );
});
