import type { Chapter, CourseDetail } from '@banyan/contracts';
import { useSession } from '@banyan/core-session';
import { inTime, ListSkeleton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { lazy, Suspense, useCallback, useState } from 'react';
import styled from 'styled-components';
import { Transcript } from '../player/Transcript.tsx';
import { TranscriptTools } from '../player/TranscriptTools.tsx';
import { useWords } from '../shared/useWords.ts';
import { Introduction } from './Introduction.tsx';
import { useCourseAddress } from './useCourseAddress.ts';

const Section = styled.section`
  margin-top: 24px;
`;

/** Read further down the page, and by some: they come when they are asked for. */
const EveryonesNotes = lazy(() =>
  inTime(() => import('../notes/EveryonesNotes.tsx')).then(({ EveryonesNotes: notes }) => ({ default: notes })),
);
const CourseComments = lazy(() =>
  inTime(() => import('../comments/CourseComments.tsx')).then(({ CourseComments: comments }) => ({
    default: comments,
  })),
);

const Materials = lazy(() =>
  inTime(() => import('../downloads/Materials.tsx')).then(({ Materials: materials }) => ({ default: materials })),
);

/** What stands under the picture: what is said in it, what people note and say, what the course is about [CO-02]. */
export const CourseTabs = observer(function CourseTabs({
  detail,
  chapter,
}: {
  detail: CourseDetail;
  chapter: Chapter | null;
}) {
  const { loggedIn } = useSession();
  const { tab, setTab } = useCourseAddress();
  const { t } = useWords();
  const [words, setWords] = useState<string | null>(null);
  const [follow, setFollow] = useState(true);
  const startFollowing = useCallback(() => setFollow(true), []);
  const stopFollowing = useCallback(() => setFollow(false), []);
  const selected = tab ?? (loggedIn ? 'transcript' : 'introduction');
  return (
    <Section aria-label={t('course.more')}>
      <Tabs
        label={t('course.more')}
        selected={selected}
        onSelect={setTab}
        actions={
          selected === 'transcript' && loggedIn ? (
            <TranscriptTools words={words} onWords={setWords} follow={follow} onFollow={setFollow} />
          ) : undefined
        }
        items={[
          {
            id: 'transcript',
            label: t('course.tab.transcript'),
            panel: (
              <Transcript
                words={words ?? ''}
                follow={follow}
                onFollow={startFollowing}
                onStopFollowing={stopFollowing}
              />
            ),
          },
          {
            id: 'notes',
            label: t('course.tab.notes'),
            panel: (
              <Suspense fallback={<ListSkeleton label={t('loading')} count={3} />}>
                <EveryonesNotes detail={detail} chapter={chapter} />
              </Suspense>
            ),
          },
          {
            id: 'comments',
            label: t('course.tab.comments'),
            panel: (
              <Suspense fallback={<ListSkeleton label={t('loading')} count={3} />}>
                <CourseComments courseId={detail.course.id} />
              </Suspense>
            ),
          },
          {
            id: 'materials',
            label: t('course.tab.materials'),
            panel: (
              <Suspense fallback={<ListSkeleton label={t('loading')} count={3} />}>
                <Materials courseId={detail.course.id} />
              </Suspense>
            ),
          },
          { id: 'introduction', label: t('course.tab.introduction'), panel: <Introduction detail={detail} /> },
        ]}
      />
    </Section>
  );
});
