import type { Chapter, CourseDetail } from '@banyan/contracts';
import { LatePart } from '@banyan/core-screen/views';
import { LinkButton } from '@banyan/ui';
import { Lock } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import styled from 'styled-components';
import { useCourseDesk } from '../course.desk.ts';
import { courseLinks } from '../course.links.ts';
import { useWords } from '../shared/useWords.ts';
import { fetchRecording } from './fetchRecording.ts';
import { isRead } from './isRead.ts';
import { PlayerGate } from './PlayerGate.tsx';
import { Poster } from './Poster.tsx';
import { StageMessage, stageFrame } from './stage-style.ts';

const Frame = styled.section`
  ${stageFrame}
`;

const Spinner = styled.div`
  position: absolute;
  inset: 0;
  background: var(--stage);
`;

const importVideo = () => import('./VideoPlayer.tsx').then((part) => part.VideoPlayer);
const importReading = () => import('./ReadingStage.tsx').then((part) => part.ReadingStage);
/**
 * The player library and our skin: fetched when play is near, so that the page itself stays light. With them what records
 * the study: no picture runs that would not be recorded [CO-05].
 */
const loadVideo = async () => (await Promise.all([importVideo(), fetchRecording()]))[0];
/** What shows a chapter that is read, likewise. */
const loadReading = async () => (await Promise.all([importReading(), fetchRecording()]))[0];

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

function LockedStage({ detail, lockedBy }: { detail: CourseDetail; lockedBy: number }) {
  const { t } = useWords();
  const first = detail.chapters.find(({ no }) => no === lockedBy);
  return (
    <StageMessage>
      <Lock size={32} aria-hidden="true" />
      <b>{t('course.opensAfter', { no: lockedBy })}</b>
      {first === undefined ? null : (
        <div>
          <LinkButton variant="primary" href={courseLinks.detail.href(detail.course.id, { chapter: first.id })}>
            {t('course.goToChapter', { no: lockedBy, title: first.title })}
          </LinkButton>
        </div>
      )}
    </StageMessage>
  );
}

export interface StageProps {
  detail: CourseDetail;
  chapter: Chapter;
  /** Second or page that the address names. */
  at: number | undefined;
  onPlay: (chapter: Chapter) => void;
}

/** The place of the picture: cover first, the player once play was pressed. */
export const Stage = observer(function Stage({ detail, chapter, at, onPlay }: StageProps) {
  const { course, player } = useCourseDesk();
  const { t } = useWords();
  const lockedBy = course.lockOf(chapter);
  const { started } = player;
  const read = isRead(chapter);
  const near = () => {
    player.bring();
    // What does not arrive says so where it is shown.
    void (read ? loadReading : loadVideo)().catch(() => undefined);
  };

  // As in known players `k` starts; once the player is there it has the keys itself.
  useEffect(() => {
    if (started) return;
    const press = (event: KeyboardEvent) => {
      const free = !event.defaultPrevented && !event.ctrlKey && !event.metaKey && !event.altKey;
      if (free && event.key.toLowerCase() === 'k' && !isTyping(event.target)) player.start();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player, started]);

  if (lockedBy !== null || !started) {
    return (
      <Frame aria-label={t('player.label')}>
        {lockedBy === null ? (
          <Poster detail={detail} chapter={chapter} at={at} onNear={near} />
        ) : (
          <LockedStage detail={detail} lockedBy={lockedBy} />
        )}
      </Frame>
    );
  }
  const waiting = (
    <Frame aria-label={t('player.label')} aria-busy="true">
      <Spinner />
    </Frame>
  );
  if (read) {
    return (
      <LatePart load={loadReading} waiting={waiting}>
        {(ReadingStage) => (
          <PlayerGate waiting={waiting}>
            <ReadingStage key={chapter.id} chapter={chapter} />
          </PlayerGate>
        )}
      </LatePart>
    );
  }
  return (
    <LatePart load={loadVideo} waiting={waiting}>
      {(VideoPlayer) => (
        <PlayerGate waiting={waiting}>
          <VideoPlayer detail={detail} onPlay={onPlay} />
        </PlayerGate>
      )}
    </LatePart>
  );
});
