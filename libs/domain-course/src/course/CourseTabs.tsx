import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { LatePart } from '@banyan/core-screen/views';
import { useSession } from '@banyan/core-session';
import { EmptyState, ListSkeleton, Tabs } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useCallback, useState } from 'react';
import styled from 'styled-components';
import { fetchParts } from '../player/fetchParts.ts';
import { useWords } from '../shared/useWords.ts';
import { Introduction } from './Introduction.tsx';
import { useCourseAddress } from './useCourseAddress.ts';
import { MaterialsPart } from '../downloads/MaterialsPart.tsx';

const Section = styled.section`
  margin-top: 24px;
`;

/** Part of the player's chunk, since it belongs to the video. */
const loadTranscript = () => fetchParts().then((parts) => parts.Transcript);
const loadTranscriptTools = () => fetchParts().then((parts) => parts.TranscriptTools);

/** Further down the page and not read by all, so loaded on demand. */
const loadEveryonesNotes = () => import('../notes/EveryonesNotes.tsx').then((part) => part.EveryonesNotes);
const loadCommentsPart = () => import('../comments/CommentsPart.tsx').then((part) => part.CommentsPart);

const written: ReadonlySet<string> = new Set(['notes', 'comments', 'materials']);

/** Tabs below the picture: transcript, public notes, comments, introduction. */
export const CourseTabs = observer(function CourseTabs({
  detail,
  chapter,
}: {
  detail: CourseDetail;
  chapter: Chapter | null;
}) {
  const session = useSession();
  const { loggedIn } = session;
  const { tab, setTab } = useCourseAddress();
  const { t } = useWords();
  const [words, setWords] = useState<string | null>(null);
  const [follow, setFollow] = useState(true);
  const startFollowing = useCallback(() => setFollow(true), []);
  const stopFollowing = useCallback(() => setFollow(false), []);
  const waiting = <ListSkeleton label={t('loading')} count={3} />;
  // Without an open chapter there is no transcript.
  const selected = tab ?? (loggedIn && chapter !== null ? 'transcript' : 'introduction');
  return (
    <Section aria-label={t('course.more')}>
      <Tabs
        label={t('course.more')}
        selected={selected}
        // Other people's texts are visible only to people whom the enterprise lets look around.
        onSelect={(next) => (!written.has(next) || session.mayLookAround || session.requireLogin()) && setTab(next)}
        actions={
          selected === 'transcript' && loggedIn && chapter !== null ? (
            <LatePart load={loadTranscriptTools} waiting={null}>
              {(TranscriptTools) => (
                <TranscriptTools words={words} onWords={setWords} follow={follow} onFollow={setFollow} />
              )}
            </LatePart>
          ) : undefined
        }
        items={[
          {
            id: 'transcript',
            label: t('course.tab.transcript'),
            panel:
              chapter === null ? (
                <EmptyState size={160} image="lock" label={t('transcript.locked')} />
              ) : (
                <LatePart load={loadTranscript} waiting={waiting}>
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
              <LatePart load={loadEveryonesNotes} waiting={waiting}>
                {(EveryonesNotes) => <EveryonesNotes detail={detail} chapter={chapter} />}
              </LatePart>
            ),
          },
          {
            id: 'comments',
            label: t('course.tab.comments'),
            panel: (
              <LatePart load={loadCommentsPart} waiting={waiting}>
                {(CommentsPart) => <CommentsPart courseId={detail.course.id} />}
              </LatePart>
            ),
          },
          {
            id: 'materials',
            label: t('course.tab.materials'),
            panel: <MaterialsPart courseId={detail.course.id} />,
          },
          { id: 'introduction', label: t('course.tab.introduction'), panel: <Introduction detail={detail} /> },
        ]}
      />
    </Section>
  );
});
