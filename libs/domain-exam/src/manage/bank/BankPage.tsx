import {
  assessmentScreens,
  discriminations,
  questionKinds,
  type ManagedQuestion,
  type QuestionAct,
} from '@banyan/contracts/exam';
import {
  BulkBar,
  ColumnsMenu,
  ConsoleTable,
  FilterBar,
  PageHead,
  SavedViewTabs,
  ThingView,
  type Filter,
  useTableAddress,
} from '@banyan/core-console/views';
import { useShow } from '@banyan/core-screen/views';
import { Button, EmptyState } from '@banyan/ui';
import { Archive, ArchiveRestore, ArrowRightLeft, Gauge, Plus, Tag, Tags } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useParams } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { bankName } from '../shared/bankName.ts';
import { BankExchange, BankFileNotice } from './BankExchange.tsx';
import { makeBankStore, type BankStore } from './BankStore.ts';
import { QuestionActDialog } from './QuestionActDialog.tsx';
import { QuestionPart } from './QuestionPart.tsx';
import { useQuestionColumns } from './useQuestionColumns.tsx';

const icons = {
  tag: Tag,
  untag: Tags,
  move: ArrowRightLeft,
  difficulty: Gauge,
  retire: Archive,
  restore: ArchiveRestore,
} as const;
const keys: Readonly<Partial<Record<QuestionAct, string>>> = { tag: 't', move: 'm' };
const levels = ['1', '2', '3'] as const;

const Acts = observer(function Acts({ store: { acts, isRetired, table } }: { store: BankStore }) {
  const { t } = useWords();
  const offered: readonly QuestionAct[] = isRetired ? ['restore'] : ['tag', 'untag', 'move', 'difficulty', 'retire'];
  return (
    <BulkBar
      store={table}
      actions={offered.map((act) => {
        const Icon = icons[act];
        const key = keys[act];
        return {
          id: act,
          label: t(`manageBank.act.${act}`),
          icon: <Icon size={16} aria-hidden="true" />,
          ...(key === undefined ? {} : { key }),
          onAct: () => acts.ask({ act, chosen: table.chosen, count: table.chosenCount }),
        };
      })}
    />
  );
});

function useFilters({ bank }: BankStore): readonly Filter[] {
  const { t } = useWords();
  const choice = (id: string, label: string, options: readonly { value: string; label: string }[]): Filter => ({
    ...{ kind: 'choice', single: true, id, label, options },
  });
  return [
    choice(
      'tag',
      t('manageBank.column.tags'),
      (bank.value?.tags ?? []).map((tag) => ({ value: tag, label: tag })),
    ),
    choice(
      'difficulty',
      t('manageBank.column.difficulty'),
      levels.map((value) => ({ value, label: t(`manageBank.difficulty.${value}`) })),
    ),
    choice(
      'discrimination',
      t('manageBank.column.discrimination'),
      discriminations.map((value) => ({ value, label: t(`manageBank.discrimination.${value}`) })),
    ),
    choice(
      'used',
      t('manageBank.column.exams'),
      (['Y', 'N'] as const).map((value) => ({ value, label: t(`manageBank.used.${value}`) })),
    ),
  ];
}

const Views = observer(function Views({ store }: { store: BankStore }) {
  const { t } = useWords();
  const bank = store.bank.value;
  const counted = (id: string, label: string, count: number | undefined) => ({
    ...{ id, label },
    ...(count === undefined ? {} : { count }),
  });
  return (
    <SavedViewTabs
      table={store.table}
      saved={store.saved}
      label={t('manageBank.views')}
      views={[
        counted('', t('manageBank.view.all'), bank?.questions),
        ...questionKinds.map((kind) =>
          counted(kind, t(`kind.${kind}`), bank?.kinds.find((one) => one.kind === kind)?.count),
        ),
        counted('unused', t('manageBank.unused'), bank?.unused),
        counted('retired', t('manageBank.view.retired'), bank?.retired),
      ]}
      onSelect={(id) => store.showView(id)}
    />
  );
});

const Shown = observer(function Shown({ store }: { store: BankStore }) {
  const { t, language, number } = useWords();
  const { access, bank, table } = store;
  const columns = useQuestionColumns();
  const filters = useFilters(store);
  const mayEdit = access.may('assessment.edit');
  if (bank.value === null) return null;
  const { weak } = bank.value;
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => table.open('new')}>
      {t('manageQuestion.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={bankName(bank.value, language)}
        count={bank.value.questions}
        {...(mayEdit ? {} : { sentence: t('manageBanks.lookOnly') })}
        actions={
          <>
            {weak === 0 ? null : (
              <Button variant="ghost" onClick={() => store.showView('weak')}>
                {t('manageBank.weak', { count: weak, n: number(weak) })}
              </Button>
            )}
            <BankExchange store={store} id={bank.value.id} />
            {mayEdit ? add : null}
          </>
        }
      />
      <BankFileNotice store={store} />
      <Views store={store} />
      <FilterBar store={table} searchText={t('manageBank.search')} filters={filters}>
        <ColumnsMenu store={table} columns={columns} />
      </FilterBar>
      <ConsoleTable<ManagedQuestion>
        store={table}
        columns={columns}
        label={t('manageBank.questions')}
        name={({ stem }) => stem}
        choose={mayEdit}
        opens
        empty={
          <EmptyState
            level={2}
            label={t('manageBank.none')}
            description={t('manageBank.noneText')}
            actions={mayEdit ? add : null}
          />
        }
      >
        {mayEdit ? <Acts store={store} /> : null}
      </ConsoleTable>
      {table.opened === '' ? null : <QuestionPart key={table.opened} store={store} />}
      <QuestionActDialog store={store} />
    </>
  );
});

/** A bank: views, questions with what their results say, what is done to several. */
export const BankPage = observer(function BankPage() {
  const { id = '' } = useParams();
  const store = examDomain.useStore(makeBankStore, Number(id));
  const { t } = useWords();
  useTableAddress(store.table);
  useShow(store, () => store.show(), id);
  return (
    <ThingView
      request={store.bank}
      title={t('title.manageBank')}
      listHref={assessmentScreens.manageBanks.path}
      listText={t('manageBank.allBanks')}
      failed={t('manageBank.gone')}
      loading={t('manageBank.loading')}
    >
      {() => <Shown store={store} />}
    </ThingView>
  );
});
