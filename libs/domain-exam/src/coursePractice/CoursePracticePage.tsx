import { idOf } from '@banyan/contracts';
import { coursePracticeQuery, type CoursePractice } from '@banyan/contracts/exam';
import { ListView, RequestView, useRefresh, useShow, useStillHere } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { Breadcrumbs, Container, DetailSkeleton, EmptyState, LinkButton, PageTitle, SectionHeading } from '@banyan/ui';
import { refusalCode } from '@banyan/core-screen';
import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { examDomain } from '../exam.domain.ts';
import { examLinks } from '../exam.links.ts';
import { MainAndAside } from '../shared/main-and-aside.ts';
import { useWords } from '../shared/useWords.ts';
import { BestCard } from './BestCard.tsx';
import { makeCoursePracticeStore } from './CoursePracticeStore.ts';
import { PastRow } from './PastRow.tsx';
import { PracticeOffer } from './PracticeOffer.tsx';
import { PracticeRun } from './PracticeRun.tsx';

const History = styled.section`
  margin-top: 32px;
`;

/** Uses the whole width when there is nothing beside it. */
const Columns = ({ alone, children }: { alone: boolean; children: ReactNode }) =>
  alone ? <div>{children}</div> : <MainAndAside>{children}</MainAndAside>;

/** Practice of a course: the offer, the current run or its result, earlier runs. */
export const CoursePracticePage = observer(function CoursePracticePage() {
  const { ports } = examDomain.useEnvironment();
  const session = useSession();
  const navigate = useNavigate();
  const [params, setParams] = useSearchParams();
  const { run: runId, view, no } = coursePracticeQuery.read(params);
  const courseId = idOf(useParams()['id']) ?? 0;
  const store = examDomain.useStore(makeCoursePracticeStore, courseId);
  const { t, language } = useWords();
  const { t: shared } = useTranslation('screen');
  useShow(store, () => store.open(runId, no, language), `${courseId} ${runId} ${session.userId ?? ''}`);
  useRefresh(() => void store.offer.refresh());
  const { history, offer, run, start } = store;
  const { coursePractice } = examLinks;
  const shownNo = runId !== 0 && run.value?.id === runId ? store.at + 1 : no;
  // A reload, and going back from a lesson, return to the question shown.
  useEffect(() => {
    if (shownNo !== no) setParams(coursePracticeQuery.write({ run: runId, view, no: shownNo }), { replace: true });
  }, [no, runId, setParams, shownNo, view]);
  const courseHref = courseId === 0 ? null : (ports.courseHref?.(courseId) ?? null);
  const loading = <DetailSkeleton label={shared('loading')} />;
  const isHere = useStillHere(courseId, runId);
  const begin = async (chapter: number | null) => {
    if (!(await start.run({ chapter, shown: runId })) || !isHere()) return;
    const id = run.value?.id;
    if (id !== undefined) void navigate(coursePractice.href(courseId, { run: id, view }));
  };
  const shut = (error: unknown) =>
    // An address without a course is refused before any call.
    refusalCode(error) === null && courseId !== 0 ? null : (
      <EmptyState
        level={2}
        size={240}
        image="gate"
        label={t('coursePractice.shut')}
        description={t('coursePractice.shutText')}
        actions={
          courseHref === null ? (
            <LinkButton href={examLinks.practice.href()}>{t('title.practice')}</LinkButton>
          ) : (
            <LinkButton href={courseHref}>{t('coursePractice.toCourse')}</LinkButton>
          )
        }
      />
    );
  const isAlone = ({ finished, questions }: CoursePractice) => (questions === 0 && finished === 0) || !session.loggedIn;
  const course = offer.value?.course;
  const begun = [0, ...(offer.value?.chapters.map(({ id }) => id) ?? [])];
  return (
    <Container>
      <PageTitle
        {...(course === undefined || courseHref === null
          ? {}
          : {
              before: (
                <Breadcrumbs
                  label={t('title.coursePractice')}
                  items={[
                    { label: course, href: courseHref },
                    ...(runId === 0 ? [] : [{ label: t('title.coursePractice'), href: coursePractice.href(courseId) }]),
                  ]}
                />
              ),
            })}
      >
        {t('title.coursePractice')}
      </PageTitle>
      {runId === 0 ? (
        <RequestView request={offer} skeleton={loading} failed={t('coursePractice.failed')} failure={shut}>
          {(value) => (
            <Columns alone={isAlone(value)}>
              <div>
                <PracticeOffer
                  offer={value}
                  loggedIn={session.loggedIn}
                  courseHref={courseHref}
                  pending={begun.find((id) => start.isPending(id)) ?? null}
                  failure={begun.map((id) => start.failureOf(id)).find((failure) => failure !== undefined)}
                  onLogin={() => session.requireLogin()}
                  onStart={(chapter) => void begin(chapter)}
                />
                {session.loggedIn && (value.questions > 0 || value.finished > 0) ? (
                  <History>
                    <SectionHeading>{t('coursePractice.history')}</SectionHeading>
                    <ListView
                      list={history}
                      label={t('coursePractice.history')}
                      failed={t('coursePractice.historyFailed')}
                      empty={
                        <EmptyState
                          level={3}
                          size={200}
                          label={t('coursePractice.noHistory')}
                          description={t('coursePractice.noHistoryText')}
                        />
                      }
                    >
                      {(row) => (
                        <PastRow row={row} href={coursePractice.href(courseId, { run: row.id, view: 'all' })} />
                      )}
                    </ListView>
                  </History>
                ) : null}
              </div>
              {isAlone(value) ? null : (
                <aside>
                  <BestCard offer={value} />
                </aside>
              )}
            </Columns>
          )}
        </RequestView>
      ) : (
        <RequestView request={run} skeleton={loading} failed={t('coursePractice.failed')} failure={shut}>
          {(value) => (
            <PracticeRun
              store={store}
              run={value}
              view={view}
              again={start.isPending(0)}
              backHref={coursePractice.href(courseId)}
              onAgain={() => void begin(null)}
              onView={(next) => setParams(coursePracticeQuery.write({ run: runId, view: next, no }), { replace: true })}
            />
          )}
        </RequestView>
      )}
    </Container>
  );
});
