import type { LiveRoom } from '@banyan/contracts/live';
import { Button } from '@banyan/ui';
import { MonitorUp } from 'lucide-react';
import { useWords } from '../../shared/useWords.ts';
import { StillStage } from './StillStage.tsx';

export interface CalledProps {
  room: Pick<LiveRoom, 'role'>;
  onStudio: () => void;
  /** Declines the stage. */
  onDecline: () => void;
}

/** The viewer was given the stage: filming starts only after they agree. */
export function Called({ room, onStudio, onDecline }: CalledProps) {
  const { t } = useWords();
  const host = room.role === 'host';
  return (
    <StillStage
      alert
      label={t('live.film')}
      icon={<MonitorUp size={32} aria-hidden="true" />}
      title={t(host ? 'live.goOn' : 'live.called')}
      text={t(host ? 'live.goOnText' : 'live.calledText')}
    >
      <Button variant="primary" aria-haspopup="dialog" onClick={onStudio}>
        {t(host ? 'live.goOnAir' : 'live.openDevices')}
      </Button>
      <Button onClick={onDecline}>{t('live.notNow')}</Button>
    </StillStage>
  );
}
