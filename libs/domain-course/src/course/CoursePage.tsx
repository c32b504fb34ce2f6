import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { LatePart, RetryPlace } from '@banyan/core-screen/views';
import { useFetchedFor, useSession } from '@banyan/core-session';
import { Container, DetailSkeleton, Notice, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { makeCollectButtonStore } from '../collection/CollectButtonStore.ts';
import { courseDomain } from '../course.domain.ts';
import { useCourseDesk } from '../course.desk.ts';
import { detailLinks } from '../detail.links.ts';
import { PicturePlace } from '../player/PicturePlace.tsx';
import { useWords } from '../shared/useWords.ts';
import { CourseCatalogue } from './CourseCatalogue.tsx';
import { CourseFailure } from './CourseFailure.tsx';
import { CourseHead } from './CourseHead.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { DueNotice } from './DueNotice.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useArrival } from './useArrival.ts';
import { useCourseAddress } from './useCourseAddress.ts';
import { BuyPanel } from './BuyPanel.tsx';

const loadRelated = () => import('./RelatedCourses.tsx').then((part) => part.RelatedCourses);

/** Below the catalogue, loaded later: nothing waits for it. */
const loadPractice = () => import('../practice/PracticePart.tsx').then((part) => part.PracticePart);

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 360px;
  gap: 24px;
  align-items: start;
`;

const Side = styled.aside`
  position: sticky;
  top: calc(var(--header-h) + 24px);
`;

const Below = styled.div`
  min-height: 240px;
`;

const Waiting = styled.div`
  padding-top: var(--s6);
`;

/** The purchase needed before the chapters open; null when they are open. */
const shut = ({ purchase }: CourseDetail) => (purchase === null || purchase.state === 'bought' ? null : purchase);

const Opened = observer(function Opened({ detail, chapter }: { detail: CourseDetail; chapter: Chapter | null }) {
  const { course, player } = useCourseDesk();
  const environment = courseDomain.useEnvironment();
  const session = useSession();
  const { t } = useWords();
  const navigate = useNavigate();
  const { from } = useCourseAddress();
  useArrival(detail.course.id);
  const [collect] = useState(() => makeCollectButtonStore(environment, detail.course.id, detail.collected));
  const practiceHref = environment.ports.practiceHref?.(detail.course.id);
  const play = useCallback(
    (next: Chapter) => {
      player.open(course, next);
      player.start();
    },
    [course, player],
  );
  const goAndPlay = useCallback(
    (next: Chapter) => {
      play(next);
      void navigate(detailLinks.detail.href(detail.course.id, { chapter: next.id }), { preventScrollReset: true });
    },
    [play, navigate, detail.course.id],
  );
  const toBuy = shut(detail);
  const buy = () => void navigate(detailLinks.pay.href({ item: 'course', id: detail.course.id }));
  return (
    <>
      <CourseHead
        detail={detail}
        collected={collect.collected}
        failure={collect.change.failureOf()}
        onChange={() => session.requireLogin() && void collect.change.run(!collect.collected)}
      />
      <DueNotice dueAt={detail.dueAt} />
      <Columns>
        <div>
          {toBuy !== null ? (
            <BuyPanel course={detail.course} purchase={toBuy} onRedeemed={() => course.load(detail.course.id)} />
          ) : chapter === null ? (
            <Notice>{t('course.noChapters')}</Notice>
          ) : (
            <PicturePlace detail={detail} chapter={chapter} at={from ?? undefined} onPlay={goAndPlay} />
          )}
          <CourseTabs detail={detail} chapter={toBuy === null ? chapter : null} />
        </div>
        <Side aria-label={t('course.beside')}>
          {toBuy === null ? (
            <>
              <SidePanel detail={detail} chapter={chapter} onPlay={play} />
              {practiceHref === undefined ? null : (
                <LatePart load={loadPractice} waiting={null} near>
                  {(PracticePart) => <PracticePart courseId={detail.course.id} href={practiceHref} />}
                </LatePart>
              )}
            </>
          ) : (
            <CourseCatalogue current={null} onPlay={buy} />
          )}
        </Side>
      </Columns>
      <LatePart load={loadRelated} waiting={<Below />} near>
        {(RelatedCourses) => <RelatedCourses />}
      </LatePart>
    </>
  );
});

/** A course: its picture first, the catalogue beside it, evidence of study below. */
export const CoursePage = observer(function CoursePage() {
  const { course, player } = useCourseDesk();
  const { courseId, chapterId, from, dropFrom } = useCourseAddress();
  const fetchedFor = useFetchedFor();
  const { t } = useWords();
  const navigate = useNavigate();
  const catchUp = courseDomain.useEnvironment().catchUp;
  const { detail } = course;
  const opened = detail.value;
  const chapter = course.chapterToShow(chapterId);
  const { elsewhere, started } = player;

  // Logging in changes the progress shown.
  useEffect(() => {
    if (courseId === null) return;
    course.load(courseId);
    return () => {
      player.close();
      course.leave();
    };
  }, [course, player, courseId, fetchedFor]);

  useEffect(() => {
    if (opened === null || chapter === null || shut(opened) !== null) return;
    player.open(course, chapter, from ?? undefined);
    void catchUp();
  }, [course, player, opened, chapter, from, catchUp]);

  useEffect(() => {
    if (started && from !== null) dropFrom();
  }, [started, from, dropFrom]);

  useEffect(() => {
    if (elsewhere !== null) void navigate(detailLinks.refused.href(elsewhere.courseId, elsewhere.name));
  }, [elsewhere, navigate]);

  return (
    <Container>
      <RetryPlace request={detail}>
        {(again) =>
          courseId === null || detail.state === 'failed' ? (
            <Waiting>
              <VisuallyHidden as="h1">{t('title.course')}</VisuallyHidden>
              <CourseFailure
                error={detail.error ?? null}
                missing={courseId === null}
                courseId={courseId}
                onRetry={again}
              />
            </Waiting>
          ) : opened !== null ? (
            <Opened key={opened.course.id} detail={opened} chapter={chapter} />
          ) : (
            <Waiting>
              <DetailSkeleton label={t('loading')} />
            </Waiting>
          )
        }
      </RetryPlace>
    </Container>
  );
});
