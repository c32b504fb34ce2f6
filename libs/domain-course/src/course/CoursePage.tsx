import type { Chapter, CourseDetail } from '@banyan/contracts';
import { LatePart } from '@banyan/core-screen/views';
import { useFetchedFor, useSession } from '@banyan/core-session';
import { Breadcrumbs, Container, DetailSkeleton, Notice, PageTitle, Tag, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { CollectButton } from '../collection/CollectButton.tsx';
import { makeCollectButtonStore } from '../collection/CollectButtonStore.ts';
import { PraiseButton } from '../comments/PraiseButton.tsx';
import { courseDomain } from '../course.domain.ts';
import { useCourseDesk } from '../course.desk.ts';
import { courseLinks } from '../course.links.ts';
import { EvidencePanel } from '../player/EvidencePanel.tsx';
import { bindWindow } from '../player/media.ts';
import { Stage } from '../player/Stage.tsx';
import { PresenceDialog } from '../presence/PresenceDialog.tsx';
import { PresenceStrip } from '../presence/PresenceStrip.tsx';
import { ShareButton } from '../share/ShareButton.tsx';
import { useWords } from '../shared/useWords.ts';
import { BuyPanel } from './BuyPanel.tsx';
import { CourseCatalogue } from './CourseCatalogue.tsx';
import { CourseRefusal } from './CourseRefusal.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { DueNotice } from './DueNotice.tsx';
import { RelatedCourses } from './RelatedCourses.tsx';
import { SidePanel } from './SidePanel.tsx';
import { useArrival } from './useArrival.ts';
import { useCourseAddress } from './useCourseAddress.ts';

/** Under the catalogue, once it is known whether there is any: nothing waits for it. */
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

const Waiting = styled.div`
  padding-top: var(--s6);
`;

/** What has to be bought before the chapters open; null where they are open. */
const shut = ({ purchase }: CourseDetail) => (purchase === null || purchase.state === 'bought' ? null : purchase);

const Opened = observer(function Opened({ detail, chapter }: { detail: CourseDetail; chapter: Chapter | null }) {
  const { course, player } = useCourseDesk();
  const environment = courseDomain.useEnvironment();
  const session = useSession();
  const { t } = useWords();
  const navigate = useNavigate();
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
      void navigate(courseLinks.detail.href(detail.course.id, { chapter: next.id }), { preventScrollReset: true });
    },
    [play, navigate, detail.course.id],
  );
  const toBuy = shut(detail);
  const buy = () => void navigate(courseLinks.pay.href({ item: 'course', id: detail.course.id }));
  const way = [
    { label: t('title.catalogue'), href: courseLinks.catalogue.href() },
    ...detail.categories.map(({ id, name }) => ({ label: name, href: courseLinks.catalogue.href({ category: id }) })),
  ];
  return (
    <>
      <PageTitle
        size="sm"
        before={<Breadcrumbs label={t('course.way')} items={way} />}
        actions={
          <>
            {detail.course.required ? <Tag>{t('card.required')}</Tag> : null}
            <PraiseButton courseId={detail.course.id} />
            <CollectButton
              collected={collect.collected}
              failure={collect.change.failureOf()}
              onChange={() => session.requireLogin() && void collect.change.run(!collect.collected)}
            />
            <ShareButton courseId={detail.course.id} />
          </>
        }
      >
        {detail.course.title}
      </PageTitle>
      <DueNotice dueAt={detail.dueAt} />
      <Columns>
        <div>
          {toBuy !== null ? (
            <BuyPanel course={detail.course} purchase={toBuy} onRedeemed={() => course.load(detail.course.id)} />
          ) : chapter === null ? (
            <Notice>{t('course.noChapters')}</Notice>
          ) : (
            <>
              <Stage detail={detail} chapter={chapter} onPlay={goAndPlay} />
              <EvidencePanel learnedShare={detail.learnedShare} />
              <PresenceStrip detail={detail} />
              <PresenceDialog presence={player.presence} courseId={detail.course.id} />
            </>
          )}
          <CourseTabs detail={detail} chapter={toBuy === null ? chapter : null} />
        </div>
        <Side aria-label={t('course.beside')}>
          {toBuy === null ? (
            <>
              <SidePanel detail={detail} chapter={chapter} onPlay={play} />
              {practiceHref === undefined ? null : (
                <LatePart load={loadPractice} waiting={null}>
                  {(PracticePart) => <PracticePart courseId={detail.course.id} href={practiceHref} />}
                </LatePart>
              )}
            </>
          ) : (
            <CourseCatalogue current={null} onPlay={buy} />
          )}
        </Side>
      </Columns>
      <RelatedCourses />
    </>
  );
});

/** A course: picture first, catalogue at its side, evidence of what was watched under it [CO-02]. */
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

  // Who logs in sees their own progress.
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

  useEffect(() => bindWindow(player), [player]);

  useEffect(() => {
    if (elsewhere !== null) void navigate(courseLinks.refused.href(elsewhere.courseId, elsewhere.name));
  }, [elsewhere, navigate]);

  if (courseId === null || detail.state === 'failed') {
    const error = detail.error ?? null;
    return (
      <Container>
        <Waiting>
          <VisuallyHidden as="h1">{t('title.course')}</VisuallyHidden>
          <CourseRefusal
            error={error}
            missing={courseId === null}
            courseId={courseId}
            onRetry={() => courseId !== null && course.load(courseId)}
          />
        </Waiting>
      </Container>
    );
  }
  return (
    <Container>
      {opened !== null ? (
        <Opened key={opened.course.id} detail={opened} chapter={chapter} />
      ) : (
        <Waiting>
          <DetailSkeleton label={t('loading')} />
        </Waiting>
      )}
    </Container>
  );
});
