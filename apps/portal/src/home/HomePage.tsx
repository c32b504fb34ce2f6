import { useFetchedFor, useScope } from '@banyan/core-session';
import { onlyStudyLeft } from '@banyan/domain-course';
import { CardGridSkeleton, Container, EmptyState, ErrorState, LinkButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { Fragment, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { useServices } from '../composition/services.ts';
import { LatePart, RetryPlace, useChange, useFormats } from '@banyan/core-screen/views';
import { partOfDay } from './calendar.ts';
import type { Continue } from './ContinueHero.tsx';
import { makeHomeStore, type HomeStore } from './HomeStore.ts';
import { NoticeBar } from './NoticeBar.tsx';
import { ModuleSection } from './ModuleSection.tsx';
import { StudyBlock } from './StudyBlock.tsx';
import { StudySkeleton } from './StudySkeleton.tsx';
import { ZonesSection } from './ZonesSection.tsx';

const Page = styled(Container)`
  display: grid;
  gap: 48px;
  padding: 24px 0 48px;
`;
const Hello = styled.header`
  margin-bottom: -24px;
  h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 34px;
    font-weight: 600;
  }
  p {
    margin-top: 2px;
    color: var(--ink-2);
  }
`;

export interface HomePageProps {
  /** The moment of the greeting, epoch ms; the device's clock by default. */
  readonly now?: () => number;
}

const Greeting = observer(function Greeting({ store, now }: Required<HomePageProps> & { store: HomeStore }) {
  const { t } = useTranslation('portal');
  const duration = useFormats();
  const { session } = useServices();
  const { user, enterprise } = session;
  if (user === null) {
    const welcome = t('home.welcome', { portal: enterprise?.portalName ?? '' });
    const slogan = enterprise?.slogan ?? '';
    return (
      <Hello>
        <h1>{slogan || welcome}</h1>
        <p>{slogan === '' ? t('home.welcomeNote') : welcome}</p>
      </Hello>
    );
  }
  const study = store.study.state === 'ready' ? store.study.value : null;
  const leadOf = ({ course, leftS }: Continue) => {
    const studyLeftS = onlyStudyLeft(course);
    return studyLeftS > 0
      ? t('home.leadStudyLeft', { duration: duration.precise(Math.ceil(studyLeftS)) })
      : t('home.leadLeft', { duration: duration.precise(leftS) });
  };
  const lead =
    study === null
      ? ' '
      : study.continue !== null
        ? leadOf(study.continue)
        : study.counts.learned > 0
          ? t('home.leadDone')
          : t('home.leadStart');
  return (
    <Hello>
      <h1>{t(`home.greeting.${partOfDay(now(), session.timeZone)}`, { name: user.username })}</h1>
      <p>{lead}</p>
    </Hello>
  );
});

/** Home: the course to continue first, then the enterprise's modules in its order. */
export const HomePage = observer(function HomePage({ now = Date.now }: HomePageProps) {
  const { t } = useTranslation('portal');
  const { http, session, homeParts, homeRows = [], links, counters } = useServices();
  const [store] = useState(() => makeHomeStore(http));
  const scope = useScope();
  const { loggedIn, language } = session;
  const fetchedFor = useFetchedFor();
  useEffect(() => {
    void store.load(fetchedFor === 'learner', scope.signal);
  }, [store, fetchedFor, language, scope]);
  useEffect(() => {
    if (!loggedIn) return;
    const seen = () => {
      if (document.visibilityState === 'visible') void store.refreshStudy(scope.signal);
    };
    document.addEventListener('visibilitychange', seen);
    return () => document.removeEventListener('visibilitychange', seen);
  }, [store, loggedIn, scope]);

  useChange(counters.roundOf('study'), () => store.refreshStudy(scope.signal));

  const { structure } = store;
  return (
    <Page>
      {store.notice.text === '' ? null : <NoticeBar notice={store.notice} />}
      <Greeting store={store} now={now} />
      <RetryPlace request={{ state: structure.state, retry: () => store.loadStructure(scope.signal) }}>
        {(again) =>
          structure.state === 'failed' ? (
            <ErrorState
              title={t('home.failedTitle')}
              text={t('home.failedText')}
              retryText={t('home.retry')}
              onRetry={again}
            />
          ) : structure.state !== 'ready' ? (
            <>
              {loggedIn ? <StudySkeleton label={t('home.loading')} /> : null}
              <CardGridSkeleton label={t('home.loading')} count={5} columns={5} />
            </>
          ) : structure.value.length === 0 ? (
            <EmptyState
              label={t('home.emptyHome')}
              description={t('home.emptyHomeNote')}
              actions={<LinkButton href={links.courses()}>{t('home.all')}</LinkButton>}
            />
          ) : (
            structure.value.map((module) => {
              if (module.kind === 'continue') {
                return loggedIn ? (
                  <section key={module.id} aria-label={module.title}>
                    <StudyBlock
                      title={module.title}
                      request={store.study}
                      links={links}
                      parts={homeParts}
                      onRetry={() => store.loadStudy(scope.signal)}
                    />
                  </section>
                ) : null;
              }
              if (module.kind === 'zones') {
                return (
                  <ZonesSection
                    key={module.id}
                    module={module}
                    request={store.zones}
                    onRetry={() => store.loadZones(scope.signal)}
                  />
                );
              }
              return (
                <Fragment key={module.id}>
                  <ModuleSection
                    module={module}
                    request={store.coursesOf(module.id)}
                    courseHref={(id) => links.course(id)}
                    onRetry={() => store.loadCourses(module.id, scope.signal)}
                  />
                </Fragment>
              );
            })
          )
        }
      </RetryPlace>
      {structure.state === 'ready'
        ? homeRows.map((load, at) => (
            <LatePart key={at} load={load} waiting={null} near>
              {(Row) => <Row />}
            </LatePart>
          ))
        : null}
    </Page>
  );
});
