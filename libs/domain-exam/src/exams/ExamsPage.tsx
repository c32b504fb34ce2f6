import { examQuery, examTabs, type ExamQuery } from '@banyan/contracts/exam';
import { ListPage, useRefresh, useShow } from '@banyan/core-screen/views';
import { EmptyState, FilterMenu, LinkButton, SearchForm, SegmentedControl } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { useWords } from '../shared/useWords.ts';
import { ExamRow } from './ExamRow.tsx';
import { makeExamsStore, type ExamsStore } from './ExamsStore.ts';

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 16px;
  margin-bottom: 16px;
`;

const Search = styled(SearchForm)`
  width: 240px;
`;

interface PartProps {
  store: ExamsStore;
  query: ExamQuery;
}

const Parts = observer(function Parts({ store, query }: PartProps) {
  const { t, number } = useWords();
  const counts = store.list.latest?.counts;
  const options = examTabs.map((value) => ({
    value,
    label:
      counts === undefined
        ? t(`exams.tab.${value}`)
        : t('exams.tabCount', { name: t(`exams.tab.${value}`), n: number(counts[value]) }),
    href: examLinks.exams.href({ ...query, tab: value }),
  }));
  return <SegmentedControl label={t('exams.which')} value={query.tab} options={options} />;
});

const Categories = observer(function Categories({ store, query }: PartProps) {
  const { t, number } = useWords();
  const navigate = useNavigate();
  const classes = store.classes.value ?? [];
  // An address may name a category without exams: the filter stays, to be cleared.
  if (classes.length === 0 && query.category === '') return null;
  const chosen = classes.find(({ key }) => key === query.category);
  return (
    <FilterMenu
      label={t('exams.category')}
      shown={query.category === '' ? t('exams.allCategories') : (chosen?.name ?? query.category)}
      options={[
        { value: 'all', label: t('exams.allCategories') },
        ...classes.map(({ key, name, count }) => ({ value: `of-${key}`, label: name, count: number(count) })),
      ]}
      selected={query.category === '' ? [] : [`of-${query.category}`]}
      mode="single"
      onChange={([value]) => {
        const category = value === undefined || value === 'all' ? '' : value.slice(3);
        void navigate(examLinks.exams.href({ ...query, category }));
      }}
    />
  );
});

function KeywordSearch({ keyword, onSearch }: { keyword: string; onSearch: (keyword: string) => void }) {
  const { t } = useWords();
  // The address keeps the text of the field: going back restores the text. The field stays, and the focus in it.
  const [typed, setTyped] = useState({ of: keyword, value: keyword });
  if (typed.of !== keyword) setTyped({ of: keyword, value: keyword });
  return (
    <Search
      label={t('exams.search')}
      placeholder={t('exams.searchHint')}
      maxLength={80}
      value={typed.value}
      onChange={(value) => setTyped({ of: keyword, value })}
      onSearch={onSearch}
    />
  );
}

/** My exams: those open now, those to come, results of the others. */
export const ExamsPage = observer(function ExamsPage() {
  const store = examDomain.useStore(makeExamsStore);
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { t } = useWords();
  const query = examQuery.read(params);
  const { category, keyword, tab } = query;
  useShow(store, () => store.show(query), tab, category, keyword);
  useRefresh(() => store.refresh());
  const filtered = category !== '' || keyword !== '';
  return (
    <ListPage
      title={t('title.exams')}
      actions={
        <KeywordSearch
          keyword={keyword}
          onSearch={(next) => void navigate(examLinks.exams.href({ ...query, keyword: next }))}
        />
      }
      above={
        <Line>
          <Parts store={store} query={query} />
          <Categories store={store} query={query} />
        </Line>
      }
      list={store.list}
      label={t('exams.list')}
      failed={t('exams.failed')}
      empty={
        filtered ? (
          <EmptyState
            level={2}
            image="search"
            label={t('exams.noneFound')}
            actions={<LinkButton href={examLinks.exams.href({ tab })}>{t('exams.clear')}</LinkButton>}
          />
        ) : (
          <EmptyState
            level={2}
            image={tab === 'todo' || tab === 'missed' ? 'tick' : 'sprout'}
            label={t(`exams.none.${tab}`)}
            description={t(`exams.noneText.${tab}`)}
            {...(tab === 'all'
              ? {}
              : { actions: <LinkButton href={examLinks.exams.href()}>{t('exams.showAll')}</LinkButton> })}
          />
        )
      }
    >
      {(exam, index) => <ExamRow exam={exam} main={index === 0} />}
    </ListPage>
  );
});
