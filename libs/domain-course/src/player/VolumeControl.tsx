import { MuteButton, VolumeSlider } from '@videojs/react';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import styled from 'styled-components';
import { stageControl } from '@banyan/ui/media';
import { useVideo } from './videoPlayer.ts';

const Row = styled.div`
  display: flex;
  align-items: center;

  & > button {
    ${stageControl}
  }
`;

/** The library measures from the left, and the row around it is never mirrored, so positions are physical. */
const Root = styled(VolumeSlider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  width: 72px;
  height: 24px;
  margin-inline: 4px 8px;
  cursor: pointer;
  touch-action: none;

  @media (hover: hover) {
    width: 0;
    margin: 0;
    opacity: 0;
    transition:
      width var(--slow) var(--ease),
      opacity var(--slow) var(--ease);
  }
  &:focus-within,
  ${Row}:hover & {
    width: 72px;
    margin-inline: 4px 8px;
    opacity: 1;
  }
`;

const Track = styled(VolumeSlider.Track)`
  position: relative;
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: var(--stage-line);
  overflow: hidden;
`;

const Fill = styled(VolumeSlider.Fill)`
  position: absolute;
  inset: 0 auto 0 0;
  width: var(--media-slider-fill);
  background: var(--on-stage);
`;

const Thumb = styled(VolumeSlider.Thumb)`
  position: absolute;
  top: 50%;
  left: var(--media-slider-fill);
  width: 12px;
  height: 12px;
  border-radius: 50%;
  background: var(--on-stage);
  translate: -50% -50%;

  &:focus-visible {
    outline: 2px solid var(--on-stage);
    outline-offset: 3px;
    border-radius: 50%;
  }
`;

/** Volume; the slider appears beside the button on hover or focus. */
export function VolumeControl() {
  const { muted, volume } = useVideo((state) => ({ muted: state.muted, volume: state.volume }));
  const silent = muted || volume === 0;
  const Icon = silent ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  return (
    <Row>
      <MuteButton>
        <Icon size={20} aria-hidden="true" />
      </MuteButton>
      <Root>
        <Track>
          <Fill />
        </Track>
        <Thumb />
      </Root>
    </Row>
  );
}
