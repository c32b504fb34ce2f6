import { practiceQuery } from '@banyan/contracts/exam';
import { ListView, RequestView, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { Container, DetailSkeleton, EmptyState, LinkButton, PageTitle, SectionHeading } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { MainAndAside } from '../shared/main-and-aside.ts';
import { useWords } from '../shared/useWords.ts';
import { DailyPanel } from './DailyPanel.tsx';
import { makePracticeStore } from './PracticeStore.ts';
import { RunRow } from './RunRow.tsx';
import { Streak } from './Streak.tsx';
import { DrillPlace } from '../drill/DrillPlace.tsx';

const History = styled.section`
  margin-top: 32px;
`;

/** Practice: the set of the day with its row of days, and earlier runs. */
export const PracticePage = observer(function PracticePage() {
  const store = examDomain.useStore(makePracticeStore);
  const { ports } = examDomain.useEnvironment();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { run } = practiceQuery.read(params);
  const { t, language } = useWords();
  const { t: shared } = useTranslation('screen');
  const { drill, history, home } = store;
  useShow(store, () => store.show(run, language), run);
  useRefresh(() => store.refresh());
  const { practice, exercise } = examLinks;
  const isHere = useStillHere(run);
  const start = async () => {
    if (!(await drill.start.run({ kind: 'daily', key: '' })) || !isHere()) return;
    const id = drill.run.value?.id;
    if (id !== undefined) void navigate(practice.href({ run: id }));
  };
  return (
    <Container>
      <PageTitle description={t('practice.about')}>{t('title.practice')}</PageTitle>
      <MainAndAside>
        <div>
          {run === 0 ? (
            <RequestView
              request={home}
              skeleton={<DetailSkeleton label={shared('loading')} />}
              failed={t('practice.failed')}
            >
              {({ daily }) => (
                <DailyPanel daily={daily} drill={drill} bookHref={exercise.href()} onStart={() => void start()} />
              )}
            </RequestView>
          ) : (
            <DrillPlace
              drill={drill}
              back={{ href: practice.href(), label: t('practice.back') }}
              more={
                <LinkButton variant="primary" href={exercise.href()}>
                  {t('practice.toBook')}
                </LinkButton>
              }
              {...(ports.lessonHref === undefined ? {} : { lessonHref: ports.lessonHref })}
            />
          )}
          <History>
            <SectionHeading>{t('practice.history')}</SectionHeading>
            <ListView
              list={history}
              label={t('practice.history')}
              failed={t('practice.historyFailed')}
              empty={
                <EmptyState
                  level={3}
                  size={200}
                  label={t('practice.noHistory')}
                  description={t('practice.noHistoryText')}
                />
              }
            >
              {(row) => <RunRow run={row} href={(row.kind === 'daily' ? practice : exercise).href({ run: row.id })} />}
            </ListView>
          </History>
        </div>
        {home.value === null ? null : <Streak home={home.value} />}
      </MainAndAside>
    </Container>
  );
});
