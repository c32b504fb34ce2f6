import { Controls, FullscreenButton, PiPButton, PlayButton, SeekButton, Time } from '@videojs/react';
import { Keyboard, Maximize, Minimize, Pause, PictureInPicture2, Play, RotateCcw, RotateCw } from 'lucide-react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { SeekSlider } from './SeekSlider.tsx';
import { stageControl } from '@banyan/ui/media';
import { QualityMenu, SpeedMenu, SubtitleMenu } from './StageMenus.tsx';
import { useVideo } from './videoPlayer.ts';
import { VolumeControl } from './VolumeControl.tsx';

/** As in common players the controls follow the slider, which runs from left to right in every language. */
const Bar = styled(Controls.Content)`
  direction: ltr;
  position: absolute;
  inset: auto 0 0;
  z-index: 2;
  container-type: inline-size;
  padding: 48px 16px 8px;
  background: linear-gradient(transparent, var(--stage-shade));
  transition: opacity var(--slow) var(--ease);

  /* The focused control must be visible. */
  &:not([data-visible], :has(:focus-visible)) {
    opacity: 0;
    pointer-events: none;
  }
`;

/** In little room, controls with a key or slider equivalent are hidden. */
const Buttons = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;

  & > button {
    ${stageControl}
  }
  & > p {
    margin-block: 0;
    margin-inline: 8px auto;
    white-space: nowrap;
    font-variant-numeric: tabular-nums;
  }
  & > p > span:not(:first-child) {
    color: var(--on-stage-2);
  }
  & [data-step] {
    position: relative;
    display: grid;
    place-items: center;
  }
  & [data-step] > small {
    position: absolute;
    font-size: 8px;
    font-weight: 600;
    line-height: 1;
  }
  @container (width < 500px) {
    & > button:has([data-step]) {
      display: none;
    }
  }
  @container (width < 400px) {
    & > [data-wide],
    & > p > :not(:first-child) {
      display: none;
    }
  }
`;

const stepS = 10;

export interface PlayerControlsProps {
  /** Length of the chapter in seconds. */
  durationS: number;
  /** Audio: there is no picture to enlarge. */
  sound: boolean;
  /** Opens the list of keys. */
  onKeys: () => void;
}

/** Controls of the video; they fade out while it plays and the pointer rests. */
export function PlayerControls({ durationS, sound, onKeys }: PlayerControlsProps) {
  const { t } = useWords();
  const { fullscreen, paused } = useVideo((state) => ({ fullscreen: state.fullscreen, paused: state.paused }));
  return (
    <Controls.Root>
      <Bar data-controls="">
        <SeekSlider durationS={durationS} />
        <Buttons>
          <PlayButton>
            {paused ? (
              <Play size={20} fill="currentColor" aria-hidden="true" />
            ) : (
              <Pause size={20} fill="currentColor" aria-hidden="true" />
            )}
          </PlayButton>
          <SeekButton seconds={-stepS}>
            <span data-step="" aria-hidden="true">
              <RotateCcw size={20} />
              <small>{stepS}</small>
            </span>
          </SeekButton>
          <SeekButton seconds={stepS}>
            <span data-step="" aria-hidden="true">
              <RotateCw size={20} />
              <small>{stepS}</small>
            </span>
          </SeekButton>
          <VolumeControl />
          <p>
            <Time.Value type="current" /> <Time.Separator /> <Time.Value type="duration" />
          </p>
          <SpeedMenu />
          <QualityMenu />
          <SubtitleMenu />
          <button
            type="button"
            data-wide=""
            aria-label={t('player.keys.title')}
            title={t('player.keys.title')}
            onClick={onKeys}
          >
            <Keyboard size={20} aria-hidden="true" />
          </button>
          {sound ? null : (
            <>
              <PiPButton data-wide="">
                <PictureInPicture2 size={20} aria-hidden="true" />
              </PiPButton>
              <FullscreenButton>
                {fullscreen ? <Minimize size={20} aria-hidden="true" /> : <Maximize size={20} aria-hidden="true" />}
              </FullscreenButton>
            </>
          )}
        </Buttons>
      </Bar>
    </Controls.Root>
  );
}
