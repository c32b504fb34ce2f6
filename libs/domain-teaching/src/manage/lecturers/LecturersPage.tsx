import { screenHref } from '@banyan/contracts';
import { portalScreens, reviewQuery } from '@banyan/contracts/account';
import { lecturerKinds, managedLecturerStates, type ManagedLecturer } from '@banyan/contracts/teaching';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  SidePanel,
  useTableAddress,
  type Filter,
} from '@banyan/core-console/views';
import { useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, LinkButton } from '@banyan/ui';
import { Plus, UserRoundCheck, UserRoundX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useWords } from '../../shared/useWords.ts';
import { teachingDomain } from '../../teaching.domain.ts';
import { LecturerActDialog } from './LecturerActDialog.tsx';
import { LecturerForm } from './LecturerForm.tsx';
import { LecturerPart } from './LecturerPart.tsx';
import { makeLecturersStore, type LecturersStore } from './LecturersStore.ts';
import { useLecturerColumns } from './useLecturerColumns.tsx';

/** The review desk with the applications that wait. */
const reviewHref = screenHref(portalScreens.review, {}, reviewQuery.write({ tab: 'lecturer' }));

function useFilters(): readonly Filter[] {
  const { t } = useWords();
  return [
    {
      ...{ kind: 'choice', single: true, id: 'kind', label: t('manageLecturers.column.kind') },
      options: lecturerKinds.map((value) => ({ value, label: t(`manageLecturers.kind.${value}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'state', label: t('manageLecturers.column.state') },
      options: managedLecturerStates.map((value) => ({ value, label: t(`manageLecturers.state.${value}`) })),
    },
  ];
}

const Acts = observer(function Acts({ store: { acts, table } }: { store: LecturersStore }) {
  const { t } = useWords();
  const act = table.query.filters['state']?.includes('ended') ? 'restore' : 'end';
  const Icon = act === 'end' ? UserRoundX : UserRoundCheck;
  return (
    <BulkBar
      store={table}
      actions={[
        {
          id: act,
          label: t(`manageLecturers.act.${act}`),
          icon: <Icon size={16} aria-hidden="true" />,
          onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
        },
      ]}
    />
  );
});

const AddPanel = observer(function AddPanel({ store }: { store: LecturersStore }) {
  const { t } = useWords();
  const label = t('manageLecturers.add');
  return (
    <SidePanel label={label} place={label} onClose={() => store.openForm(false)}>
      <LecturerForm store={store} lecturer={null} />
    </SidePanel>
  );
});

/** The lecturers of the enterprise: the list, one in the panel, a new one, what is done to several. */
export const LecturersPage = observer(function LecturersPage() {
  const store = teachingDomain.useStore(makeLecturersStore);
  const { number, t } = useWords();
  const { access, adding, applications, leaving, mayEdit, table } = store;
  const columns = useLecturerColumns();
  const filters = useFilters();
  useTableAddress(table);
  useShow(store, () => store.show());
  const add = mayEdit ? (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.openForm(true)}>
      {t('manageLecturers.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={t('title.manageLecturers')}
        count={table.total}
        {...(mayEdit ? {} : { sentence: t('manageLecturers.lookOnly') })}
        actions={
          <>
            {applications === 0 ? null : (
              <LinkButton href={reviewHref}>
                {t('manageLecturers.applications', { count: applications, n: number(applications) })}
              </LinkButton>
            )}
            {access.may('courses.export') ? (
              <ListExport store={leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
            ) : null}
            {add}
          </>
        }
      />
      <FilterBar store={table} searchText={t('manageLecturers.search')} filters={filters}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<ManagedLecturer>
        store={table}
        columns={columns}
        label={t('title.manageLecturers')}
        name={({ name }) => name}
        choose={mayEdit}
        opens
        empty={
          <EmptyState
            level={2}
            label={t('manageLecturers.none')}
            description={t('manageLecturers.noneText')}
            actions={add}
          />
        }
      >
        {mayEdit ? <Acts store={store} /> : null}
      </ConsoleTable>
      {adding ? <AddPanel store={store} /> : null}
      {adding || table.opened === '' ? null : <LecturerPart key={table.opened} store={store} />}
      <LecturerActDialog acts={store.acts} />
    </>
  );
});
