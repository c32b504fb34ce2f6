import type { Chapter, CourseDetail } from '@banyan/contracts';
import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { ListSkeleton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { TranscriptTools } from '../player/TranscriptTools.tsx';
import { useWords } from '../shared/useWords.ts';
import { Introduction } from './Introduction.tsx';
import { useCourseAddress } from './useCourseAddress.ts';

const Section = styled.section`
  margin-top: 24px;
`;

/** Read further down the page, and by some: they come when they are asked for. */
const loadTranscript = () => import('../player/Transcript.tsx').then((part) => part.Transcript);
const loadEveryonesNotes = () => import('../notes/EveryonesNotes.tsx').then((part) => part.EveryonesNotes);
const loadCourseComments = () => import('../comments/CourseComments.tsx').then((part) => part.CourseComments);

const loadMaterials = () => import('../downloads/Materials.tsx').then((part) => part.Materials);

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
              <LatePart load={loadTranscript} waiting={<ListSkeleton label={t('loading')} count={3} />}>
                {(Transcript) => (
                  <Transcript
                    words={words ?? ''}
                    follow={follow}
                    onFollow={startFollowing}
                    onStopFollowing={stopFollowing}
                  />
                )}
              </LatePart>
            ),
          },
          {
            id: 'notes',
            label: t('course.tab.notes'),
            panel: (
              <LatePart load={loadEveryonesNotes} waiting={<ListSkeleton label={t('loading')} count={3} />}>
                {(EveryonesNotes) => <EveryonesNotes detail={detail} chapter={chapter} />}
              </LatePart>
            ),
          },
          {
            id: 'comments',
            label: t('course.tab.comments'),
            panel: (
              <LatePart load={loadCourseComments} waiting={<ListSkeleton label={t('loading')} count={3} />}>
                {(CourseComments) => <CourseComments courseId={detail.course.id} />}
              </LatePart>
            ),
          },
          {
            id: 'materials',
            label: t('course.tab.materials'),
            panel: (
              <LatePart load={loadMaterials} waiting={<ListSkeleton label={t('loading')} count={3} />}>
                {(Materials) => <Materials courseId={detail.course.id} />}
              </LatePart>
            ),
          },
          { id: 'introduction', label: t('course.tab.introduction'), panel: <Introduction detail={detail} /> },
        ]}
      />
    </Section>
  );
});
