import { screenHref } from '@banyan/contracts';
import {
  chapterKinds,
  courseManageScreens,
  fees,
  managedCourseStates,
  type CourseAct,
  type ManagedCourse,
} from '@banyan/contracts/course';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  PageHead,
  RowMenu,
  SavedViewTabs,
  useTableAddress,
  type Filter,
} from '@banyan/core-console/views';
import { useFailureText, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, Notice } from '@banyan/ui';
import { Archive, ArchiveRestore, ArrowRightLeft, Eye, EyeOff, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { courseDomain } from '../../course.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { AddCoursePanel } from './AddCoursePanel.tsx';
import { categoryOptions } from './categoryOptions.ts';
import { CourseActDialog } from './CourseActDialog.tsx';
import { CoursePart } from './CoursePart.tsx';
import { CoursesHeadActs } from './CoursesHeadActs.tsx';
import { makeCoursesStore, type CoursesStore } from './CoursesStore.ts';
import { useCourseColumns } from './useCourseColumns.tsx';

const editHref = (id: number) => screenHref(courseManageScreens.editCourse, { id });

function useFilters(store: CoursesStore): readonly Filter[] {
  const { t } = useWords();
  return [
    {
      kind: 'choice',
      single: true,
      id: 'category',
      label: t('manageCourses.column.category'),
      options: categoryOptions(store.categories.value ?? []),
    },
    {
      kind: 'choice',
      single: true,
      id: 'state',
      label: t('manageCourses.column.state'),
      options: managedCourseStates.map((state) => ({ value: state, label: t(`manageCourses.state.${state}`) })),
    },
    {
      kind: 'choice',
      single: true,
      id: 'kind',
      label: t('manageCourses.column.kind'),
      options: chapterKinds.map((kind) => ({ value: kind, label: t(`manageCourses.kind.${kind}`) })),
    },
    {
      kind: 'choice',
      single: true,
      id: 'fee',
      label: t('manageCourses.column.price'),
      options: fees.map((fee) => ({ value: fee, label: t(`manageCourses.fee.${fee}`) })),
    },
  ];
}

const icons = {
  shelve: Eye,
  unshelve: EyeOff,
  move: ArrowRightLeft,
  archive: Archive,
  restore: ArchiveRestore,
} as const;
const keys: Readonly<Partial<Record<CourseAct, string>>> = { move: 'm' };

const Acts = observer(function Acts({ store: { acts, table } }: { store: CoursesStore }) {
  const { t } = useWords();
  const archived = table.query.filters['state']?.includes('archived') ?? false;
  const offered: readonly CourseAct[] = archived ? ['restore'] : ['shelve', 'unshelve', 'move', 'archive'];
  return (
    <BulkBar
      store={table}
      actions={offered.map((act) => {
        const Icon = icons[act];
        const key = keys[act];
        return {
          id: act,
          label: t(`manageCourses.act.${act}`),
          icon: <Icon size={16} aria-hidden="true" />,
          ...(key === undefined ? {} : { key }),
          onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
        };
      })}
    />
  );
});

/** The courses of the enterprise: views, table, what is done to several, one course in the panel. */
export const CoursesPage = observer(function CoursesPage() {
  const store = courseDomain.useStore(makeCoursesStore);
  const { t } = useWords();
  const navigate = useNavigate();
  const { counts, table } = store;
  const columns = useCourseColumns();
  const filters = useFilters(store);
  useTableAddress(table);
  useShow(store, () => store.show());
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.openForm(true)}>
      {t('manageCourses.add')}
    </Button>
  );
  const mayAct = store.access.may('courses.publish');
  const failureText = useFailureText();
  const failure = store.copying.failureOf();
  return (
    <>
      <PageHead
        title={t('title.manageCourses')}
        count={table.total}
        {...(store.access.may('courses.edit') ? {} : { sentence: t('manageCourses.lookOnly') })}
        actions={<CoursesHeadActs store={store} add={add} />}
      />
      {failure === undefined ? null : (
        <Notice live tone="danger" dismissText={t('close')} onDismiss={() => store.copying.dismiss()}>
          {t('manageCourses.notCopied', { why: failureText(failure) })}
        </Notice>
      )}
      <SavedViewTabs
        table={table}
        saved={store.saved}
        label={t('manageCourses.views')}
        views={[
          { id: '', label: t('manageCourses.view.all') },
          ...managedCourseStates.map((id) => ({
            id,
            label: t(`manageCourses.state.${id}`),
            ...(counts.value?.[id] === undefined ? {} : { count: counts.value[id] }),
          })),
        ]}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar store={table} searchText={t('manageCourses.search')} filters={filters}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<ManagedCourse>
        store={table}
        columns={columns}
        label={t('title.manageCourses')}
        name={({ title }) => title}
        choose={mayAct}
        opens
        menu={(course) => (
          <RowMenu
            name={course.title}
            items={[
              {
                id: 'edit',
                label: t(store.access.may('courses.edit') ? 'manageCourses.edit' : 'manageCourses.look'),
                href: editHref(course.id),
              },
              ...(store.access.may('courses.edit') ? [{ id: 'copy', label: t('manageCourses.copy') }] : []),
            ]}
            onAction={() => void store.copy(course.id).then((id) => (id === null ? undefined : navigate(editHref(id))))}
            navigate={(href) => void navigate(href)}
          />
        )}
        empty={
          <EmptyState
            level={2}
            label={t('manageCourses.none')}
            description={t('manageCourses.noneText')}
            actions={store.access.may('courses.edit') ? add : null}
          />
        }
      >
        {mayAct ? <Acts store={store} /> : null}
      </ConsoleTable>
      {store.formOpen ? <AddCoursePanel store={store} onAdded={(id) => void navigate(editHref(id))} /> : null}
      {store.formOpen || table.opened === '' ? null : <CoursePart key={table.opened} store={store} />}
      <CourseActDialog store={store} />
    </>
  );
});
