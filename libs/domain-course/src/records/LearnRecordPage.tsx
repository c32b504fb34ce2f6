import { useSession } from '@banyan/core-session';
import {
  Button,
  Card,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  PageTitle,
  SegmentedControl,
  VisuallyHidden,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useTrueProgress } from '../course.context.tsx';
import { courseLinks } from '../course.links.ts';
import { useFailureText } from '../shared/useFailureText.ts';
import { useWords } from '../shared/useWords.ts';
import { RecordRow } from './RecordRow.tsx';
import type { StudyListState } from './StudyListStore.ts';
import { useRecords } from './useRecords.ts';

const states: readonly StudyListState[] = ['all', 'learning', 'learned'];

const End = styled.div`
  display: flex;
  justify-content: center;
  padding: 24px 0;
  color: var(--ink-3);
`;

/** The rest of the list: asked for when its end comes near, by a button where that does not happen by itself. */
const More = observer(function More() {
  const records = useRecords();
  const { t } = useWords();
  const failureText = useFailureText();
  const end = useRef<HTMLDivElement>(null);
  const { complete, more } = records;
  useEffect(() => {
    const element = end.current;
    if (element === null || complete) return;
    const watch = new IntersectionObserver(
      (entries) => {
        // After a failure the next attempt is the reader's.
        if (entries.some((entry) => entry.isIntersecting) && records.more.state === 'idle') records.loadMore();
      },
      { rootMargin: '200px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [records, complete, more]);
  if (complete) return <End role="status">{t('records.end')}</End>;
  if (more.state === 'failed') {
    return (
      <ErrorState
        size={96}
        title={t('records.moreFailed')}
        text={failureText(more.error)}
        retryText={t('retry')}
        onRetry={() => records.loadMore()}
      />
    );
  }
  return (
    <End ref={end}>
      <Button pending={more.state === 'loading'} onClick={() => records.loadMore()}>
        {t('records.more')}
      </Button>
    </End>
  );
});

const RecordList = observer(function RecordList() {
  const records = useRecords();
  const { t } = useWords();
  const failureText = useFailureText();
  const { first, state } = records;
  if (first.state === 'failed') {
    return (
      <ErrorState
        level={2}
        title={t('records.failed')}
        text={failureText(first.error, t('course.kept'))}
        retryText={t('retry')}
        onRetry={() => records.show(state)}
      />
    );
  }
  if (first.state !== 'ready') return <ListSkeleton label={t('loading')} count={6} />;
  if (records.records.length === 0) {
    return (
      <EmptyState
        level={2}
        label={t(`records.none.${state}`)}
        description={t('records.noneText')}
        actions={
          <>
            <LinkButton variant="primary" href={courseLinks.catalogue.href({ required: true })}>
              {t('study.required')}
            </LinkButton>
            <LinkButton href={courseLinks.catalogue.href()}>{t('catalogue.all')}</LinkButton>
          </>
        }
      />
    );
  }
  return (
    <>
      <VisuallyHidden as="h2">{t('records.list')}</VisuallyHidden>
      <Card padding="none">
        <ul aria-label={t('records.list')}>
          {records.records.map((record, index) => (
            <RecordRow key={record.course.id} record={record} main={index === 0} />
          ))}
        </ul>
      </Card>
      <More />
    </>
  );
});

/** The learning record, last first [CO-14]. */
export const LearnRecordPage = observer(function LearnRecordPage() {
  const records = useRecords();
  const { userId } = useSession();
  const [params] = useSearchParams();
  const { t, number } = useWords();
  const state = states.find((one) => one === params.get('state')) ?? 'all';
  useEffect(() => {
    records.show(state);
    return () => records.leave();
  }, [records, state, userId]);
  useTrueProgress(useCallback(() => records.refresh(), [records]));
  const { counts } = records;
  const label = (one: StudyListState) =>
    counts === null
      ? t(`records.tab.${one}`)
      : t('records.tabCount', { name: t(`records.tab.${one}`), count: number(counts[one]) });
  return (
    <Container>
      <PageTitle
        actions={
          <SegmentedControl
            label={t('records.which')}
            value={state}
            options={states.map((value) => ({ value, label: label(value), href: courseLinks.record.href(value) }))}
          />
        }
      >
        {t('title.record')}
      </PageTitle>
      <RecordList />
    </Container>
  );
});
