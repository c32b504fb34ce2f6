import { Button } from '@banyan/ui';
import { Mic, MicOff, MonitorUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';
import type { StudioStore } from './StudioStore.ts';

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 52px;
  margin-top: 12px;
  padding-block: 8px;
  padding-inline: 16px 12px;
  border-radius: var(--r-ctl);
  background: var(--on-air);
  color: var(--on-stage);

  & > b::before {
    content: '';
    display: inline-block;
    width: 8px;
    height: 8px;
    margin-inline-end: 8px;
    border-radius: 50%;
    background: currentColor;
  }
  & > p {
    flex: 1;
    min-width: 0;
  }
  & > button:not([data-variant='primary']) {
    border-color: color-mix(in srgb, var(--on-stage) 55%, transparent);
    background: none;
    color: inherit;
  }
  & > button:not([data-variant='primary']):hover {
    background: color-mix(in srgb, var(--on-stage) 16%, transparent);
  }
  & > button:focus-visible {
    outline-color: currentColor;
    box-shadow: none;
  }
`;

export interface OnAirBarProps {
  studio: StudioStore;
  onChange: () => void;
  /** Leaves the stage without ending the room. */
  onStepDown: () => void;
  /** Undefined for a presenter who may not end the room. */
  onEnd: (() => void) | undefined;
}

/** State of the presenter's broadcast and its upload, with actions. */
export const OnAirBar = observer(function OnAirBar({ studio, onChange, onStepDown, onEnd }: OnAirBarProps) {
  const { t } = useWords();
  const { gone, muted, queue } = studio;
  const waiting = queue?.waiting ?? 0;
  const told = [
    ...(gone ? [t('live.pictureGone')] : []),
    ...(queue?.stalled === true
      ? [t('live.stalled', { count: waiting })]
      : waiting > 2
        ? [t('live.waitingPieces', { count: waiting })]
        : []),
    ...((queue?.lost ?? 0) > 0 ? [t('live.lostPieces', { count: queue?.lost ?? 0 })] : []),
  ];
  return (
    <Bar role="status" aria-label={t('live.onAirBar')}>
      <b>{t('live.youAreOn')}</b>
      <p>{told.length === 0 ? t('live.arrives') : told.join(t('sentenceSeparator'))}</p>
      <Button
        size="sm"
        aria-pressed={muted}
        icon={muted ? <MicOff size={16} aria-hidden="true" /> : <Mic size={16} aria-hidden="true" />}
        onClick={() => studio.toggleMuted()}
      >
        {t(muted ? 'live.micOff' : 'live.micOn')}
      </Button>
      <Button size="sm" aria-haspopup="dialog" icon={<MonitorUp size={16} aria-hidden="true" />} onClick={onChange}>
        {t('live.change')}
      </Button>
      {onEnd === undefined ? (
        <Button size="sm" onClick={onStepDown}>
          {t('live.stepDown')}
        </Button>
      ) : (
        <Button size="sm" aria-haspopup="dialog" onClick={onEnd}>
          {t('live.end')}
        </Button>
      )}
    </Bar>
  );
});
