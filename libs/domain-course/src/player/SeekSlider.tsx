import { TimeSlider } from '@videojs/react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { usePlayer } from '../course.desk.ts';

/** Time runs from left to right in every language, and the library measures so: positions are physical. */
const Root = styled(TimeSlider.Root)`
  position: relative;
  display: flex;
  align-items: center;
  height: 24px;
  margin: 0 4px;
  cursor: pointer;
  touch-action: none;
`;

const Track = styled(TimeSlider.Track)`
  position: relative;
  flex: 1;
  height: 4px;
  border-radius: 2px;
  background: var(--stage-line);
  overflow: hidden;
  transition: height var(--quick) var(--ease);

  [data-interactive] > & {
    height: 6px;
  }
`;

const Buffer = styled(TimeSlider.Buffer)`
  position: absolute;
  inset: 0 auto 0 0;
  width: var(--media-slider-buffer);
  background: var(--stage-line);
`;

const Piece = styled.i`
  position: absolute;
  inset-block: 0;
  background: var(--stage-accent);
`;

const Thumb = styled(TimeSlider.Thumb)`
  position: absolute;
  top: 50%;
  left: var(--media-slider-fill);
  width: 14px;
  height: 14px;
  border-radius: 50%;
  background: var(--on-stage);
  box-shadow: 0 0 0 3px var(--cover-shade);
  translate: -50% -50%;

  [data-dragging] > & {
    left: var(--media-slider-pointer);
  }
  &:focus-visible {
    outline: 2px solid var(--on-stage);
    outline-offset: 3px;
    border-radius: 50%;
  }
`;

const Hint = styled(TimeSlider.Value)`
  position: absolute;
  bottom: 100%;
  left: clamp(24px, var(--media-slider-pointer), 100% - 24px);
  padding: 0 6px;
  border-radius: var(--r-small);
  background: var(--cover-shade);
  color: var(--on-stage);
  font-size: var(--t12);
  line-height: 20px;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
  opacity: 0;
  translate: -50% 0;

  [data-pointing] > & {
    opacity: 1;
  }
`;

const Watched = observer(function Watched({ durationS }: { durationS: number }) {
  const player = usePlayer();
  const share = (second: number) => `${Math.min(100, (second / durationS) * 100)}%`;
  return player.watched.map(([from, to]) => (
    <Piece key={from} style={{ left: share(from), width: `calc(${share(to)} - ${share(from)})` }} />
  ));
});

/** Seek slider: watched parts are painted, buffered ones lighter. */
export function SeekSlider({ durationS }: { durationS: number }) {
  return (
    <Root>
      <Track>
        <Buffer />
        <Watched durationS={durationS} />
      </Track>
      <Thumb />
      <Hint type="pointer" />
    </Root>
  );
}
