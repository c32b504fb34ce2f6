import { useFetchedFor, useSession } from '@banyan/core-session';
import {
  Button,
  Card,
  CardGridSkeleton,
  Container,
  EmptyState,
  ErrorState,
  LinkButton,
  ListSkeleton,
  PageTitle,
  SectionHeading,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useId } from 'react';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { useTrueProgress } from '../course.context.tsx';
import { courseLinks } from '../course.links.ts';
import { RecordRow } from '../records/RecordRow.tsx';
import { useFailureText } from '../shared/useFailureText.ts';
import { useWords } from '../shared/useWords.ts';
import { useStudyHome } from './useStudyHome.ts';

const Section = styled.section`
  & + & {
    margin-top: var(--s7);
  }
`;

const GoOn = observer(function GoOn() {
  const study = useStudyHome();
  const session = useSession();
  const { t } = useWords();
  const failureText = useFailureText();
  if (!session.loggedIn) {
    return (
      <Card>
        <EmptyState
          size={160}
          label={t('study.visitor')}
          description={t('study.visitorText')}
          actions={
            <Button variant="primary" onClick={() => session.requireLogin()}>
              {t('evidence.login')}
            </Button>
          }
        />
      </Card>
    );
  }
  const { studied } = study;
  if (studied.state === 'failed') {
    return (
      <ErrorState
        title={t('records.failed')}
        text={failureText(studied.error, t('course.kept'))}
        retryText={t('retry')}
        onRetry={() => study.loadStudied()}
      />
    );
  }
  if (studied.state !== 'ready') return <ListSkeleton label={t('loading')} count={3} />;
  if (study.toContinue.length === 0) {
    return (
      <Card>
        <EmptyState
          size={160}
          label={t('records.none.learning')}
          description={t('records.noneText')}
          actions={
            <LinkButton variant="primary" href={courseLinks.catalogue.href({ required: true })}>
              {t('study.required')}
            </LinkButton>
          }
        />
      </Card>
    );
  }
  return (
    <Card padding="none">
      <ul aria-label={t('study.goOn')}>
        {study.toContinue.map((record, index) => (
          <RecordRow key={record.course.id} record={record} main={index === 0} />
        ))}
      </ul>
    </Card>
  );
});

const Popular = observer(function Popular() {
  const study = useStudyHome();
  const { t } = useWords();
  const failureText = useFailureText();
  const { popular } = study;
  if (popular.state === 'failed') {
    return (
      <ErrorState
        title={t('catalogue.failed')}
        text={failureText(popular.error)}
        retryText={t('retry')}
        onRetry={() => study.loadPopular()}
      />
    );
  }
  if (popular.state !== 'ready') return <CardGridSkeleton label={t('loading')} count={4} />;
  if (popular.value.length === 0) return <EmptyState size={160} label={t('catalogue.none')} />;
  return <CourseGrid courses={popular.value} />;
});

/** The study home: what to go on with, how much there is of it, and what others learn [CO-05]. */
export const StudyHomePage = observer(function StudyHomePage() {
  const study = useStudyHome();
  const { language, loggedIn } = useSession();
  const fetchedFor = useFetchedFor();
  const { t, number } = useWords();
  const [goOn, popular] = [useId(), useId()];
  useEffect(() => {
    study.show(fetchedFor === 'learner');
    return () => study.leave();
  }, [study, fetchedFor, language]);
  useTrueProgress(useCallback(() => study.refresh(), [study]));
  const { counts } = study;
  return (
    <Container>
      <PageTitle
        description={
          counts === null
            ? undefined
            : t('study.counts', { learning: number(counts.learning), learned: number(counts.learned) })
        }
      >
        {t('title.study')}
      </PageTitle>
      <Section aria-labelledby={goOn}>
        <SectionHeading
          id={goOn}
          {...(loggedIn ? { more: { label: t('title.record'), href: courseLinks.record.href() } } : {})}
        >
          {t('study.goOn')}
        </SectionHeading>
        <GoOn />
      </Section>
      <Section aria-labelledby={popular}>
        <SectionHeading
          id={popular}
          more={{ label: t('catalogue.all'), href: courseLinks.catalogue.href({ sort: 'learners' }) }}
        >
          {t('study.popular')}
        </SectionHeading>
        <Popular />
      </Section>
    </Container>
  );
});
