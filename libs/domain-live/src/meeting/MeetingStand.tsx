import type { MeetingInfo } from '@banyan/contracts/live';
import { Countdown, Notice } from '@banyan/ui';
import { useClock } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useMeetingTime } from './useMeetingTime.ts';

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  align-items: center;
  min-height: 24px;
  color: var(--ink-2);
`;
const nearMs = 86_400_000;

export interface MeetingStandProps {
  info: MeetingInfo;
  /** The room opens now, so the possible actions change. */
  onOpen: () => void;
}

/** State of a meeting: time until entry, on air, over, or cancelled. */
export const MeetingStand = observer(function MeetingStand({ info, onOpen }: MeetingStandProps) {
  const { t, rough } = useWords();
  const { day, span, time } = useMeetingTime();
  const clock = useClock();
  const now = clock();
  const { enterable, meeting, opensAt } = info;
  const { state } = meeting;
  if (state === 'cancelled') {
    const others = info.times.some((time) => time.state === 'before');
    return (
      <Notice tone="warn" title={t('meeting.cancelledTitle')}>
        {t(others ? 'meeting.cancelledOfMany' : 'meeting.cancelledText', { when: span(meeting) })}
      </Notice>
    );
  }
  if (state === 'ended') return <Notice title={t('meeting.endedTitle')}>{t('meeting.endedText')}</Notice>;
  if (state === 'playback') {
    return (
      <Notice title={t('meeting.playbackTitle')}>
        {t('meeting.playbackText', { length: rough(meeting.filmMs / 1000) })}
      </Notice>
    );
  }
  if (state === 'live') {
    return (
      <Notice tone="ok" live>
        {t('meeting.nowLive')}
      </Notice>
    );
  }
  if (enterable) return <Line role="status">{t('meeting.nowOpen')}</Line>;
  if (opensAt - now >= nearMs) {
    const when = `${day(opensAt)} ${time(opensAt)}`;
    return <Line id="meeting-opens">{t('meeting.opensAt', { when })}</Line>;
  }
  return (
    <Line id="meeting-opens">
      {/* A story's clock may be fixed; the countdown uses the device's. */}
      <Countdown label={t('meeting.opensIn')} showLabel target={opensAt} offset={now - Date.now()} onEnd={onOpen} />
      <span>{t('meeting.opensEarly')}</span>
    </Line>
  );
});
