import { Hotkey, useContainer, useHotkey } from '@videojs/react';
import { usePlayer } from '../course.desk.ts';
import { useCovered } from './useCovered.ts';

const arrowS = 5;
const stepS = 10;

/**
 * Keys of common players, active on the whole page except in fields; up and down scroll the page. Below a dialog they
 * are off: nothing plays, moves or enters full screen behind it.
 */
export function PlayerKeys({ onKeys }: { onKeys: () => void }) {
  return useCovered(useContainer()) ? null : <Keys onKeys={onKeys} />;
}

function Keys({ onKeys }: { onKeys: () => void }) {
  const player = usePlayer();
  useHotkey({ keys: 'c', target: 'document', repeatable: false, onActivate: () => player.toggleSubtitles() });
  useHotkey({ keys: '>', target: 'document', onActivate: () => player.media.stepRate(1) });
  useHotkey({ keys: '<', target: 'document', onActivate: () => player.media.stepRate(-1) });
  useHotkey({ keys: '?', target: 'document', repeatable: false, onActivate: onKeys });
  return (
    <>
      <Hotkey keys="Space" action="togglePaused" target="document" />
      <Hotkey keys="k" action="togglePaused" target="document" />
      <Hotkey keys="j" action="seekStep" value={-stepS} target="document" />
      <Hotkey keys="l" action="seekStep" value={stepS} target="document" />
      <Hotkey keys="ArrowLeft" action="seekStep" value={-arrowS} target="document" />
      <Hotkey keys="ArrowRight" action="seekStep" value={arrowS} target="document" />
      <Hotkey keys="ArrowUp" action="volumeStep" value={0.05} />
      <Hotkey keys="ArrowDown" action="volumeStep" value={-0.05} />
      <Hotkey keys="m" action="toggleMuted" target="document" />
      <Hotkey keys="f" action="toggleFullscreen" target="document" />
      <Hotkey keys="i" action="togglePictureInPicture" target="document" />
      <Hotkey keys="0-9" action="seekToPercent" target="document" />
    </>
  );
}
