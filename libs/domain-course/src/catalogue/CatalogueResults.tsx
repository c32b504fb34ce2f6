import { ErrorCode, type CallOutput } from '@banyan/contracts';
import type { CourseCard, courseList } from '@banyan/contracts/course';
import { Card, CardGridSkeleton, EmptyState, ErrorState, LinkButton, ListSkeleton, Pagination } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { CourseRow } from '../card/CourseRow.tsx';
import { refusalCode } from '@banyan/core-screen';
import { RetryPlace, useFailureText } from '@banyan/core-screen/views';
import { useWords } from '../shared/useWords.ts';
import { useCatalogueAddress } from './useCatalogueAddress.ts';
import { useChosen } from './useChosen.ts';
import { useCatalogue } from './useCatalogue.ts';

const Lines = styled.ul`
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li:first-child {
    border-radius: var(--r-card) var(--r-card) 0 0;
  }
  & > li:last-child {
    border-radius: 0 0 var(--r-card) var(--r-card);
  }
`;

/** Number of covers visible at 1440 × 900. */
const inView = 8;

function Courses({ courses }: { courses: readonly CourseCard[] }) {
  const { query } = useCatalogueAddress();
  const { t } = useWords();
  if (query.view === 'grid') return <CourseGrid courses={courses} label={t('catalogue.list')} eager={inView} />;
  return (
    <Card padding="none">
      <Lines aria-label={t('catalogue.list')}>
        {courses.map((course) => (
          <li key={course.id}>
            <CourseRow course={course} />
          </li>
        ))}
      </Lines>
    </Card>
  );
}

function Steps({ page }: { page: CallOutput<typeof courseList> }) {
  const { href } = useCatalogueAddress();
  const { t, number } = useWords();
  const { count, countLimit, first, items, next, previous } = page;
  const last = (first ?? 0) + items.length - 1;
  const total = count >= countLimit && next !== null ? t('catalogue.atLeast', { count: number(count) }) : number(count);
  const range = first === null ? undefined : t('catalogue.range', { first: number(first), last: number(last), total });
  const step = (label: string, cursor: string | null) =>
    cursor === null ? { label } : { label, href: href({ cursor }) };
  return (
    <Pagination
      label={t('catalogue.pages.label')}
      summary={next === null ? [range, t('catalogue.end')].filter(Boolean).join(t('sentenceSeparator')) : range}
      {...(previous === null ? {} : { first: step(t('catalogue.pages.first'), '') })}
      previous={step(t('catalogue.pages.previous'), previous)}
      next={step(t('catalogue.pages.next'), next)}
    />
  );
}

const Nothing = observer(function Nothing() {
  const { query, clearHref } = useCatalogueAddress();
  const { t } = useWords();
  const chosen = useChosen();
  if (chosen.length === 0)
    return <EmptyState level={2} label={t('catalogue.none')} description={t('catalogue.noneText')} />;
  return (
    <EmptyState
      level={2}
      image="search"
      label={query.keyword === '' ? t('catalogue.noMatch') : t('catalogue.noMatchFor', { keyword: query.keyword })}
      description={t(query.keyword === '' ? 'catalogue.loosen' : 'catalogue.rephrase')}
      actions={<LinkButton href={clearHref}>{t('catalogue.clearCount', { count: chosen.length })}</LinkButton>}
    />
  );
});

const Standing = observer(function Standing({ onRetry }: { onRetry: () => void }) {
  const catalogue = useCatalogue();
  const { query, href } = useCatalogueAddress();
  const { t } = useWords();
  const failureText = useFailureText();
  const { list } = catalogue;
  if (catalogue.refused) {
    return (
      <EmptyState
        level={2}
        image="lost"
        label={t('catalogue.badCategory')}
        description={t('catalogue.badCategoryText')}
        actions={<LinkButton href={href({ category: '' })}>{t('catalogue.all')}</LinkButton>}
      />
    );
  }
  if (list.state === 'failed' && query.cursor !== '' && refusalCode(list.error) === ErrorCode.badCursor) {
    // A cursor that was cut short or belongs to other filters: retrying would not help.
    return (
      <EmptyState
        level={2}
        image="lost"
        label={t('catalogue.badPage')}
        description={t('catalogue.badPageText')}
        actions={<LinkButton href={href({ cursor: '' })}>{t('catalogue.pages.first')}</LinkButton>}
      />
    );
  }
  if (list.state === 'failed') {
    return (
      <ErrorState
        level={2}
        title={t('catalogue.failed')}
        text={failureText(list.error, t('catalogue.kept'))}
        retryText={t('retry')}
        onRetry={onRetry}
      />
    );
  }
  const page = list.value;
  if (page === null) {
    return query.view === 'grid' ? (
      <CardGridSkeleton label={t('loading')} count={inView} columns={4} />
    ) : (
      <ListSkeleton label={t('loading')} count={8} cover={144} />
    );
  }
  if (page.items.length === 0) return <Nothing />;
  const paged = page.next !== null || page.previous !== null || query.cursor !== '';
  return (
    <>
      <Courses courses={page.items} />
      {paged ? <Steps page={page} /> : null}
    </>
  );
});

/** The matching courses, or the reason why there are none. */
export const CatalogueResults = observer(function CatalogueResults() {
  const { list } = useCatalogue();
  return <RetryPlace request={list}>{(again) => <Standing onRetry={again} />}</RetryPlace>;
});
