import { screenHref } from '@banyan/contracts';
import {
  assessmentScreens,
  examKinds,
  managedExamStates,
  supervisions,
  type ManagedExam,
} from '@banyan/contracts/exam';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  ListExport,
  PageHead,
  RowMenu,
  SavedViewTabs,
  useTableAddress,
  type Filter,
} from '@banyan/core-console/views';
import { useShow } from '@banyan/core-screen/views';
import { Button, EmptyState } from '@banyan/ui';
import { Archive, ArchiveRestore, Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { AddExamPanel } from './AddExamPanel.tsx';
import { ExamActDialog } from './ExamActDialog.tsx';
import { ExamPart } from './ExamPart.tsx';
import { makeExamsStore, type ExamsStore } from './ExamsStore.ts';
import { useExamColumns } from './useExamColumns.tsx';

const editHref = (id: number) => screenHref(assessmentScreens.editExam, { id });

function useFilters(): readonly Filter[] {
  const { t } = useWords();
  return [
    {
      ...{ kind: 'choice', single: true, id: 'state', label: t('manageExams.column.state') },
      options: managedExamStates.map((state) => ({ value: state, label: t(`manageExams.state.${state}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'kind', label: t('manageExams.fact.kind') },
      options: examKinds.map((kind) => ({ value: kind, label: t(`manageExams.kind.${kind}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'supervision', label: t('manageExams.column.supervision') },
      options: supervisions.map((way) => ({ value: way, label: t(`manageExams.supervision.${way}`) })),
    },
  ];
}

const Acts = observer(function Acts({ store: { acts, table } }: { store: ExamsStore }) {
  const { t } = useWords();
  const archived = table.query.filters['state']?.includes('archived') ?? false;
  const act = archived ? 'restore' : 'archive';
  const Icon = archived ? ArchiveRestore : Archive;
  return (
    <BulkBar
      store={table}
      actions={[
        {
          id: act,
          label: t(`manageExams.act.${act}`),
          icon: <Icon size={16} aria-hidden="true" />,
          onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
        },
      ]}
    />
  );
});

/** The exams of the enterprise: views, table, what is done to several, one exam in the panel. */
export const ExamsPage = observer(function ExamsPage() {
  const store = examDomain.useStore(makeExamsStore);
  const { t } = useWords();
  const navigate = useNavigate();
  const { counts, table } = store;
  const columns = useExamColumns();
  const filters = useFilters();
  useTableAddress(table);
  useShow(store, () => store.show());
  const mayEdit = store.access.may('assessment.edit');
  const mayAct = store.access.may('assessment.publish');
  const add = mayEdit ? (
    <Button
      variant="primary"
      icon={<Plus size={16} aria-hidden="true" />}
      onClick={() => store.openForm({ title: '', copyOf: 0 })}
    >
      {t('manageExams.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={t('title.manageExams')}
        count={table.total}
        {...(mayEdit ? {} : { sentence: t('manageExams.lookOnly') })}
        actions={
          <>
            {store.access.may('assessment.export') ? (
              <ListExport store={store.leaving} count={table.total} onExport={(format) => store.exportAs(format)} />
            ) : null}
            {add}
          </>
        }
      />
      <SavedViewTabs
        table={table}
        saved={store.saved}
        label={t('manageExams.views')}
        views={[
          { id: '', label: t('manageExams.view.all') },
          ...managedExamStates.map((id) => ({
            id,
            label: t(`manageExams.state.${id}`),
            ...(counts.value?.[id] === undefined ? {} : { count: counts.value[id] }),
          })),
        ]}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar store={table} searchText={t('manageExams.search')} filters={filters}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<ManagedExam>
        store={table}
        columns={columns}
        label={t('title.manageExams')}
        name={({ title }) => title}
        choose={mayAct}
        opens
        menu={({ id, title }) => (
          <RowMenu
            name={title}
            items={[
              { id: 'edit', label: t(mayEdit ? 'manageExams.edit' : 'manageExams.look'), href: editHref(id) },
              ...(mayEdit ? [{ id: 'copy', label: t('manageExams.copy') }] : []),
            ]}
            onAction={() => store.openForm({ title, copyOf: id })}
            navigate={(href) => void navigate(href)}
          />
        )}
        empty={
          <EmptyState level={2} label={t('manageExams.none')} description={t('manageExams.noneText')} actions={add} />
        }
      >
        {mayAct ? <Acts store={store} /> : null}
      </ConsoleTable>
      {store.form === null ? null : (
        <AddExamPanel key={store.form.copyOf} store={store} onAdded={(id) => void navigate(editHref(id))} />
      )}
      {store.form !== null || table.opened === '' ? null : <ExamPart key={table.opened} store={store} />}
      <ExamActDialog acts={store.acts} />
    </>
  );
});
