import type { Chapter, CourseDetail } from '@banyan/contracts/course';
import { BufferingIndicator, Container, I18nContext, StatusAnnouncer } from '@videojs/react';
import { LoaderCircle } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import styled, { keyframes } from 'styled-components';
import { usePlayer } from '../course.desk.ts';
import { leaveFullScreen } from '../shared/leaveFullScreen.ts';
import { useWords } from '../shared/useWords.ts';
import { KeySheet } from './KeySheet.tsx';
import { NextOffer } from './NextOffer.tsx';
import { Picture } from './Picture.tsx';
import { PlayerControls } from './PlayerControls.tsx';
import { PlayerKeys } from './PlayerKeys.tsx';
import { stageFrame } from '@banyan/ui/media';
import { SoundPicture } from './SoundPicture.tsx';
import { StageOverlay } from './StageOverlay.tsx';
import { StageFailure } from './StageFailure.tsx';
import { StageNotice } from './StageNotice.tsx';
import { SubtitleLine } from './SubtitleLine.tsx';
import { usePlayerWords } from './usePlayerWords.ts';
import { Player } from './videoPlayer.ts';

const Frame = styled(Container)`
  ${stageFrame}

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    box-shadow: none;
  }
  & > video {
    width: 100%;
    height: 100%;
    background: var(--stage);
  }
  &:not([data-controls-visible], [data-sound]) {
    cursor: none;
  }
  /* There is no picture that the controls could cover. */
  &[data-sound] {
    aspect-ratio: 16 / 7;
    min-height: 260px;
  }
  &[data-sound] > video {
    position: absolute;
    opacity: 0;
  }
  &[data-sound] [data-controls] {
    opacity: 1;
    pointer-events: auto;
  }
`;

const turn = keyframes`to { rotate: 1turn; }`;

const Waiting = styled(BufferingIndicator)`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  &:not([data-visible]) {
    display: none;
  }
  & > svg {
    color: var(--on-stage);
    animation: ${turn} 1s linear infinite;
  }
`;

const Spoken = styled(StatusAnnouncer)`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export interface VideoPlayerProps {
  detail: CourseDetail;
  onPlay: (chapter: Chapter) => void;
}

/** The player with our own skin. */
export const VideoPlayer = observer(function VideoPlayer({ detail, onPlay }: VideoPlayerProps) {
  const player = usePlayer();
  const { t } = useWords();
  const words = usePlayerWords();
  const [keysOpen, setKeysOpen] = useState(false);
  const { chapter, failed } = player;
  const { course } = detail;

  useEffect(() => {
    if (chapter === null || !('mediaSession' in navigator)) return;
    navigator.mediaSession.metadata = new MediaMetadata({
      title: chapter.title,
      artist: course.lecturer.name,
      album: course.title,
      artwork: course.coverUrl === null ? [] : [{ src: course.coverUrl }],
    });
    return () => {
      navigator.mediaSession.metadata = null;
    };
  }, [chapter, course]);

  if (chapter === null) return null;
  const sound = chapter.kind === 'audio';
  const showKeys = () => {
    leaveFullScreen();
    setKeysOpen(true);
  };
  return (
    <I18nContext value={words}>
      <Player>
        <Frame role="region" aria-label={t(sound ? 'player.audio' : 'player.label')} data-sound={sound || undefined}>
          <Picture key={chapter.id} label={chapter.title} />
          {sound ? <SoundPicture detail={detail} /> : null}
          <StageOverlay />
          <Waiting>
            <LoaderCircle size={48} aria-hidden="true" />
          </Waiting>
          {failed ? (
            <StageFailure />
          ) : (
            <>
              <SubtitleLine />
              <NextOffer onPlay={onPlay} />
              <PlayerControls durationS={chapter.durationS} sound={sound} onKeys={showKeys} />
              <StageNotice />
            </>
          )}
          <PlayerKeys onKeys={showKeys} />
          <Spoken />
        </Frame>
      </Player>
      <KeySheet open={keysOpen} onClose={() => setKeysOpen(false)} />
    </I18nContext>
  );
});
