import type { MeetingInfo } from '@banyan/contracts/live';
import { Card, SectionHeading, Tag, TextLink } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId } from 'react';
import styled from 'styled-components';
import { liveLinks } from '../live.links.ts';
import { useWords } from '../shared/useWords.ts';
import { stateTones } from './meetingLook.ts';
import { useMeetingTime } from './useMeetingTime.ts';

const Times = styled.ul`
  max-height: 320px;
  margin: 8px -8px -8px;
  overflow: auto;
  list-style: none;

  & > li {
    display: flex;
    gap: 8px;
    align-items: center;
    justify-content: space-between;
    min-height: 36px;
    padding: 4px 8px;
    border-radius: var(--r-ctl);
    font-variant-numeric: tabular-nums;
  }
  & > li[data-current] {
    background: var(--sunken);
    font-weight: 600;
  }
`;

/** Upcoming occurrences of a periodic meeting, this one included. */
export const MeetingTimes = observer(function MeetingTimes({ info }: { info: MeetingInfo }) {
  const { t, number } = useWords();
  const { span } = useMeetingTime();
  const heading = useId();
  const { meeting, times } = info;
  if (times.length === 0) return null;
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionHeading id={heading} size="sm" meta={number(times.length)}>
        {t('meeting.times')}
      </SectionHeading>
      {/* A long list scrolls, by keyboard too. */}
      <Times aria-labelledby={heading} tabIndex={times.length > 8 ? 0 : undefined}>
        {times.map((time) => {
          const isThis = time.id === meeting.id;
          return (
            <li key={time.id} data-current={isThis ? '' : undefined} aria-current={isThis || undefined}>
              {isThis ? span(time) : <TextLink href={liveLinks.meeting.href(time.id)}>{span(time)}</TextLink>}
              {isThis ? <Tag tone="accent">{t('meeting.thisTime')}</Tag> : null}
              {!isThis && time.state !== 'before' ? (
                <Tag tone={stateTones[time.state]}>{t(`meetings.state.${time.state}`)}</Tag>
              ) : null}
            </li>
          );
        })}
      </Times>
    </Card>
  );
});
