import { RequestView, useShow } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import {
  Button,
  Card,
  CardGridSkeleton,
  Container,
  EmptyState,
  LinkButton,
  PageTitle,
  SectionHeading,
} from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { CourseGrid } from '../card/CourseGrid.tsx';
import { useTrueProgress } from '../useTrueProgress.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { StudyCard } from './StudyCard.tsx';
import { useStudyHome } from './useStudyHome.ts';

const Section = styled.section`
  & + & {
    margin-top: var(--s7);
  }
`;

/** As wide as the course cards below. */
const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 24px;
`;

const GoOn = observer(function GoOn() {
  const study = useStudyHome();
  const session = useSession();
  const { t } = useWords();
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
  return (
    <RequestView
      request={study.studied}
      level={3}
      failed={t('records.failed')}
      kept={t('course.kept')}
      skeleton={<CardGridSkeleton label={t('loading')} count={4} />}
    >
      {() =>
        study.toContinue.length === 0 ? (
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
        ) : (
          <Cards aria-label={t('study.goOn')}>
            {study.toContinue.map((record, index) => (
              <StudyCard key={record.course.id} record={record} main={index === 0} />
            ))}
          </Cards>
        )
      }
    </RequestView>
  );
});

const Popular = observer(function Popular() {
  const study = useStudyHome();
  const { t } = useWords();
  return (
    <RequestView
      request={study.popular}
      level={3}
      failed={t('catalogue.failed')}
      skeleton={<CardGridSkeleton label={t('loading')} count={4} />}
    >
      {(courses) =>
        courses.length === 0 ? <EmptyState size={160} label={t('catalogue.none')} /> : <CourseGrid courses={courses} />
      }
    </RequestView>
  );
});

/** The study home: courses to continue, their number, and popular courses. */
export const StudyHomePage = observer(function StudyHomePage() {
  const study = useStudyHome();
  const { loggedIn } = useSession();
  const { t, number } = useWords();
  const [goOn, popular] = [useId(), useId()];
  useShow(study, () => study.show(loggedIn));
  useTrueProgress(() => void study.studied.refresh());
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
