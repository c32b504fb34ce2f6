import type { AgendaItem } from '@banyan/contracts/live';
import { clock } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { FilmStore } from './FilmStore.ts';

/** Time runs from left to right in every language, so positions are physical. */
const Bar = styled.div`
  position: relative;
  height: 16px;
  margin: 0 4px 4px;

  & > svg {
    position: absolute;
    left: 0;
    bottom: 12px;
    width: 100%;
    height: 28px;
    color: var(--on-stage);
    pointer-events: none;
  }
  & > i {
    position: absolute;
    top: 6px;
    height: 4px;
    border-radius: 2px;
    pointer-events: none;
  }
  & > i[data-track] {
    left: 0;
    right: 0;
    background: var(--stage-line);
  }
  & > i[data-done] {
    left: 0;
    background: var(--stage-accent);
  }
  & > i[data-mark] {
    top: 4px;
    width: 2px;
    height: 8px;
    border-radius: 0;
    background: color-mix(in srgb, var(--stage) 75%, transparent);
  }
  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    margin: 0;
    appearance: none;
    background: none;
    cursor: pointer;
    direction: ltr;
  }
  & > input::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    background: var(--on-stage);
    box-shadow: 0 0 0 3px var(--cover-shade);
  }
  & > input::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    border-radius: 50%;
    background: var(--on-stage);
    box-shadow: 0 0 0 3px var(--cover-shade);
  }
  & > input:focus-visible {
    outline: 2px solid var(--on-stage);
    outline-offset: 3px;
    box-shadow: none;
  }
`;

export interface SeekBarProps {
  film: Pick<FilmStore, 'goTo' | 'length' | 'position'>;
  /** Outline of the chat's density over time; empty for none. */
  density: string;
  agenda: readonly AgendaItem[];
  /** Start of the film, epoch ms. */
  startedAt: number;
}

/** Seek bar of a playback: chat density above it, agenda items on it. */
export const SeekBar = observer(function SeekBar({ film, density, agenda, startedAt }: SeekBarProps) {
  const { t } = useWords();
  const { length, position } = film;
  const share = (second: number) => `${length > 0 ? Math.min(100, Math.max(0, (second / length) * 100)) : 0}%`;
  const marks = agenda.map(({ at }) => (at - startedAt) / 1000).filter((at) => at > 0 && at < length);
  return (
    <Bar>
      {density === '' ? null : (
        <svg viewBox="0 0 800 28" preserveAspectRatio="none" aria-hidden="true">
          <path d={density} fill="currentColor" fillOpacity="0.34" />
        </svg>
      )}
      <i data-track="" />
      <i data-done="" style={{ width: share(position) }} />
      {marks.map((at) => (
        <i key={at} data-mark="" style={{ left: share(at) }} />
      ))}
      <input
        type="range"
        aria-label={t('live.seek')}
        aria-valuetext={t('live.seekAt', { at: clock(position), of: clock(length) })}
        min={0}
        max={Math.max(1, Math.floor(length))}
        step={1}
        value={Math.min(Math.floor(position), Math.max(1, Math.floor(length)))}
        onChange={(event) => film.goTo(Number(event.target.value))}
      />
    </Bar>
  );
});
