import { screenHref } from '@banyan/contracts';
import { assessmentScreens, type ManagedBank } from '@banyan/contracts/exam';
import {
  ConsoleTable,
  FilterBar,
  PageHead,
  RowMenu,
  useTableAddress,
  type ConsoleColumn,
  type Filter,
} from '@banyan/core-console/views';
import { Moment, useShow } from '@banyan/core-screen/views';
import { Button, EmptyState, TextLink } from '@banyan/ui';
import { Plus } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { examDomain } from '../../exam.domain.ts';
import { useWords } from '../../shared/useWords.ts';
import { bankName } from '../shared/bankName.ts';
import { BankForm } from './BankForm.tsx';
import { makeBanksStore } from './BanksStore.ts';
import { RemoveBank } from './RemoveBank.tsx';

const hrefOf = (id: number) => screenHref(assessmentScreens.manageBank, { id });
const noFilters: readonly Filter[] = [];

function useColumns(): readonly ConsoleColumn<ManagedBank>[] {
  const { t, number, language } = useWords();
  return useMemo(
    () => [
      {
        id: 'name',
        header: t('manageBanks.column.name'),
        width: 280,
        grow: 3,
        cell: (bank) => <TextLink href={hrefOf(bank.id)}>{bankName(bank, language)}</TextLink>,
      },
      {
        id: 'questions',
        header: t('manageBanks.column.questions'),
        width: 96,
        grow: 0,
        align: 'end',
        cell: ({ questions }) => number(questions),
      },
      {
        id: 'weak',
        header: t('manageBanks.column.weak'),
        width: 144,
        grow: 0,
        align: 'end',
        cell: ({ weak }) => (weak === 0 ? '–' : number(weak)),
      },
      {
        id: 'exams',
        header: t('manageBanks.column.exams'),
        width: 112,
        grow: 0,
        align: 'end',
        cell: ({ exams }) => (exams === 0 ? '–' : number(exams)),
      },
      {
        id: 'changed',
        header: t('manageBanks.column.changed'),
        width: 160,
        cell: ({ changedAt }) => <Moment at={changedAt} />,
      },
    ],
    [t, number, language],
  );
}

/** The banks of the enterprise: one more, its name, its questions. */
export const BanksPage = observer(function BanksPage() {
  const store = examDomain.useStore(makeBanksStore);
  const { t, language } = useWords();
  const navigate = useNavigate();
  const { access, table } = store;
  const columns = useColumns();
  useTableAddress(table);
  useShow(store, () => store.show());
  const mayEdit = access.may('assessment.edit');
  const add = (
    <Button variant="primary" icon={<Plus size={16} aria-hidden="true" />} onClick={() => store.write('new')}>
      {t('manageBanks.add')}
    </Button>
  );
  return (
    <>
      <PageHead
        title={t('title.manageBanks')}
        count={table.total}
        {...(mayEdit ? {} : { sentence: t('manageBanks.lookOnly') })}
        {...(mayEdit ? { actions: add } : {})}
      />
      <FilterBar store={table} searchText={t('manageBanks.search')} filters={noFilters} />
      <ConsoleTable<ManagedBank>
        store={table}
        columns={columns}
        label={t('title.manageBanks')}
        name={(bank) => bankName(bank, language)}
        choose={false}
        opens={false}
        menu={(bank) => (
          <RowMenu
            name={bankName(bank, language)}
            items={[
              { id: 'open', label: t('manageBanks.open'), href: hrefOf(bank.id) },
              ...(mayEdit ? [{ id: 'rename', label: t('manageBanks.rename') }] : []),
              ...(mayEdit && bank.questions === 0 && bank.exams === 0
                ? [{ id: 'remove', label: t('manageBanks.remove'), tone: 'danger' as const, divided: true }]
                : []),
            ]}
            onAction={(act) => (act === 'remove' ? store.askRemoval(bank) : store.write(bank))}
            navigate={(href) => void navigate(href)}
          />
        )}
        empty={
          <EmptyState
            level={2}
            label={t('manageBanks.none')}
            description={t('manageBanks.noneText')}
            actions={mayEdit ? add : null}
          />
        }
      />
      <BankForm
        store={store}
        onSaved={(added) => (added === null ? store.write(null) : void navigate(hrefOf(added)))}
      />
      <RemoveBank store={store} />
    </>
  );
});
