import { clock } from '@banyan/ui';
import { Maximize, Pause, PictureInPicture2, Play, RotateCcw, RotateCw, Volume1, Volume2, VolumeX } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useWords } from '../../shared/useWords.ts';
import type { FilmStore } from './FilmStore.ts';
import { Controls, Row } from './film-style.ts';

/** Available speeds of a playback. */
const rates: readonly number[] = [0.75, 1, 1.25, 1.5, 1.75, 2];

export interface FilmControlsProps {
  film: FilmStore;
  /** Seek bar of a playback. */
  seek: ReactNode;
  onFill: () => void;
  /** Undefined when the browser does not support it. */
  onFloat: (() => void) | undefined;
}

/** Controls of the film; during a broadcast they appear on hover or focus. */
export const FilmControls = observer(function FilmControls({ film, seek, onFill, onFloat }: FilmControlsProps) {
  const { t, number } = useWords();
  const { length, live, muted, playing, position, rate, volume } = film;
  const silent = muted || volume === 0;
  const Sound = silent ? VolumeX : volume < 0.5 ? Volume1 : Volume2;
  const control = (label: string, icon: ReactNode, act: () => void, extra = {}) => (
    <button type="button" aria-label={label} title={label} onClick={act} {...extra}>
      {icon}
    </button>
  );
  return (
    <Controls data-hides={live && playing ? '' : undefined}>
      {seek}
      <Row>
        {control(
          t(playing ? 'live.pause' : 'live.play'),
          playing ? <Pause size={20} aria-hidden="true" /> : <Play size={20} aria-hidden="true" />,
          () => film.toggle(),
        )}
        {live ? null : (
          <>
            {control(t('live.back10'), <RotateCcw size={20} aria-hidden="true" />, () => film.step(-10))}
            {control(t('live.on10'), <RotateCw size={20} aria-hidden="true" />, () => film.step(10))}
          </>
        )}
        {control(t(silent ? 'live.soundOn' : 'live.soundOff'), <Sound size={20} aria-hidden="true" />, () =>
          film.toggleMuted(),
        )}
        <input
          type="range"
          aria-label={t('live.volume')}
          min={0}
          max={1}
          step={0.05}
          value={silent ? 0 : volume}
          onChange={(event) => film.setVolume(Number(event.target.value))}
        />
        <span>
          {live ? null : (
            <>
              {clock(position)} <small>/ {clock(length)}</small>
            </>
          )}
        </span>
        {film.late ? (
          <button type="button" data-edge="" onClick={() => film.toEdge()}>
            {t('live.toEdge')}
          </button>
        ) : null}
        {live ? null : (
          <select
            aria-label={t('live.speed')}
            value={String(rate)}
            onChange={(event) => film.setRate(Number(event.target.value))}
          >
            {rates.map((one) => (
              <option key={one} value={String(one)}>
                {t('live.times', { rate: number(one) })}
              </option>
            ))}
          </select>
        )}
        {onFloat === undefined
          ? null
          : control(t('live.float'), <PictureInPicture2 size={20} aria-hidden="true" />, onFloat)}
        {control(t('live.fill'), <Maximize size={20} aria-hidden="true" />, onFill)}
      </Row>
    </Controls>
  );
});
