import { screenHref } from '@banyan/contracts';
import {
  assessmentScreens,
  managedQuestionnaireStates,
  questionnaireKinds,
  type ManagedQuestionnaire,
  type QuestionnaireAct,
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
import {
  Archive,
  ArchiveRestore,
  BellRing,
  CalendarPlus,
  CircleStop,
  Copy,
  LayoutTemplate,
  Plus,
  Send,
  type LucideIcon,
} from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useNavigate } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { actsIn } from './actsIn.ts';
import { AddQuestionnairePanel } from './AddQuestionnairePanel.tsx';
import { QuestionnaireActDialog } from './QuestionnaireActDialog.tsx';
import { QuestionnairePart } from './QuestionnairePart.tsx';
import { nameRules } from './questionnairesQuery.ts';
import { makeQuestionnairesStore, type QuestionnairesStore } from './QuestionnairesStore.ts';
import { useQuestionnaireColumns } from './useQuestionnaireColumns.tsx';

const editHref = (id: number) => screenHref(assessmentScreens.editQuestionnaire, { id });

const icons: Readonly<Record<QuestionnaireAct, LucideIcon>> = {
  publish: Send,
  end: CircleStop,
  extend: CalendarPlus,
  remind: BellRing,
  copy: Copy,
  template: LayoutTemplate,
  archive: Archive,
  restore: ArchiveRestore,
};

function useFilters(): readonly Filter[] {
  const { t } = useWords();
  return [
    {
      ...{ kind: 'choice', single: true, id: 'state', label: t('manageQuestionnaires.column.state') },
      options: managedQuestionnaireStates.map((value) => ({ value, label: t(`manageQuestionnaires.state.${value}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'kind', label: t('manageQuestionnaires.column.kind') },
      options: questionnaireKinds.map((value) => ({ value, label: t(`manageQuestionnaires.kind.${value}`) })),
    },
    {
      ...{ kind: 'choice', single: true, id: 'names', label: t('manageQuestionnaires.column.names') },
      options: nameRules.map((value) => ({ value, label: t(`manageQuestionnaires.names.${value}`) })),
    },
  ];
}

const Acts = observer(function Acts({ store: { acts, table } }: { store: QuestionnairesStore }) {
  const { t } = useWords();
  const shown = table.query.filters['state']?.[0];
  return (
    <BulkBar
      store={table}
      actions={actsIn(managedQuestionnaireStates.find((one) => one === shown)).map((act) => {
        const Icon = icons[act];
        return {
          id: act,
          label: t(`manageQuestionnaires.act.${act}`),
          icon: <Icon size={16} aria-hidden="true" />,
          onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
        };
      })}
    />
  );
});

/** The questionnaires of the enterprise: views, table, what is done to several, one of them in the panel. */
export const QuestionnairesPage = observer(function QuestionnairesPage() {
  const store = examDomain.useStore(makeQuestionnairesStore);
  const { t } = useWords();
  const navigate = useNavigate();
  const { counts, table } = store;
  const columns = useQuestionnaireColumns();
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
      {t('manageQuestionnaires.add')}
    </Button>
  ) : null;
  return (
    <>
      <PageHead
        title={t('title.manageQuestionnaires')}
        count={table.total}
        {...(mayEdit ? {} : { sentence: t('manageQuestionnaires.lookOnly') })}
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
        label={t('manageQuestionnaires.views')}
        views={[
          { id: '', label: t('manageQuestionnaires.all') },
          ...managedQuestionnaireStates.map((id) => ({
            id,
            label: t(`manageQuestionnaires.state.${id}`),
            ...(counts.value?.[id] === undefined ? {} : { count: counts.value[id] }),
          })),
        ]}
        onSelect={(id) => store.showView(id)}
      />
      <FilterBar store={table} searchText={t('manageQuestionnaires.search')} filters={filters}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<ManagedQuestionnaire>
        store={table}
        columns={columns}
        label={t('title.manageQuestionnaires')}
        name={({ title }) => title}
        choose={mayAct}
        opens
        menu={({ id, state, title }) => (
          <RowMenu
            name={title}
            items={[
              {
                id: 'edit',
                label: t(mayEdit ? 'manageQuestionnaires.edit' : 'manageQuestionnaires.look'),
                href: editHref(id),
              },
              ...(state === 'draft' || state === 'template'
                ? []
                : [
                    {
                      id: 'results',
                      label: t('manageQuestionnaires.results'),
                      href: screenHref(assessmentScreens.questionnaireResults, { id }),
                    },
                  ]),
              ...(mayEdit ? [{ id: 'copy', label: t('manageQuestionnaires.copy') }] : []),
            ]}
            onAction={() => store.openForm({ title, copyOf: id })}
            navigate={(href) => void navigate(href)}
          />
        )}
        empty={
          <EmptyState
            level={2}
            label={t('manageQuestionnaires.none')}
            description={t('manageQuestionnaires.noneText')}
            actions={add}
          />
        }
      >
        {mayAct ? <Acts store={store} /> : null}
      </ConsoleTable>
      {store.form === null ? null : (
        <AddQuestionnairePanel key={store.form.copyOf} store={store} onAdded={(id) => void navigate(editHref(id))} />
      )}
      {store.form !== null || table.opened === '' ? null : <QuestionnairePart key={table.opened} store={store} />}
      <QuestionnaireActDialog acts={store.acts} />
    </>
  );
});
