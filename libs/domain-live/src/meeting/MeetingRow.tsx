import type { MeetingCard } from '@banyan/contracts/live';
import { Dot, LinkButton, Tag, TextLink } from '@banyan/ui';
import { Film, Lock, Radio, Repeat2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { liveLinks } from '../live.links.ts';
import { useWords } from '../shared/useWords.ts';
import { answerTones, stateTones } from './meetingLook.ts';
import { useMeetingTime } from './useMeetingTime.ts';

const Item = styled.li`
  & > * {
    border-top: 1px solid var(--line);
  }
  &:first-child > :first-child {
    border-top: 0;
  }
  & > h3 {
    padding: 8px 24px;
    background: var(--sunken);
    font-size: var(--t12);
    font-weight: 600;
    line-height: 20px;
    color: var(--ink-2);
  }
  &:first-child > h3 {
    border-radius: var(--r-card) var(--r-card) 0 0;
  }
`;
const Line = styled.div`
  display: grid;
  grid-template-columns: 144px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  min-height: 80px;
  padding: 12px 24px;

  & > time {
    font-weight: 600;
    line-height: 24px;
    font-variant-numeric: tabular-nums;
  }
  & h4 {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 8px;
    align-items: center;
    font-size: var(--t14);
    line-height: 24px;
  }
  & h4 > a {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & p {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    line-height: 22px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & p > span:has(> svg) {
    display: inline-flex;
    gap: 4px;
    align-items: center;
  }
  &[data-off] > time,
  &[data-off] h4 > a {
    text-decoration: line-through;
    color: var(--ink-3);
  }
  & > div:last-child {
    display: flex;
    gap: 12px;
    align-items: center;
    justify-content: flex-end;
  }
`;

export interface MeetingRowProps {
  meeting: MeetingCard;
  /** Day, shown above its first meeting; null for the others of that day. */
  day: string | null;
}

/** A meeting in a list: time, topic, host, the viewer's answer, and entry. */
export const MeetingRow = observer(function MeetingRow({ meeting, day }: MeetingRowProps) {
  const { t } = useWords();
  const { hours } = useMeetingTime();
  const { answer, frequency, from, id, kind, members, own, owner, password, state, topic } = meeting;
  const isAhead = state === 'before' || state === 'live';
  return (
    <Item>
      {day === null ? null : <h3>{day}</h3>}
      <Line data-off={state === 'cancelled' ? '' : undefined}>
        <time dateTime={new Date(from).toISOString()}>{hours(meeting)}</time>
        <div>
          <h4>
            <TextLink href={liveLinks.meeting.href(id)}>{topic}</TextLink>
            {state === 'live' ? (
              <Tag tone={stateTones.live} icon={<Radio size={14} aria-hidden="true" />}>
                {t('meetings.state.live')}
              </Tag>
            ) : null}
            {state === 'playback' ? (
              <Tag tone={stateTones.playback} icon={<Film size={14} aria-hidden="true" />}>
                {t('meetings.state.playback')}
              </Tag>
            ) : null}
            {state === 'cancelled' ? <Tag>{t('meetings.state.cancelled')}</Tag> : null}
          </h4>
          <p>
            {t(`meetings.kind.${kind}`)}
            <Dot />
            {own ? t('meetings.yours') : t('meetings.host', { name: owner.name })}
            <Dot />
            {t('meetings.members', { count: members })}
            {frequency === null ? null : (
              <>
                <Dot />
                <span>
                  <Repeat2 size={14} aria-hidden="true" />
                  {t(`meetings.repeats.${frequency}`)}
                </span>
              </>
            )}
            {password ? (
              <>
                <Dot />
                <span>
                  <Lock size={14} aria-hidden="true" />
                  {t('meetings.locked')}
                </span>
              </>
            ) : null}
          </p>
        </div>
        <div>
          {own || !isAhead ? null : <Tag tone={answerTones[answer]}>{t(`meetings.answer.${answer}`)}</Tag>}
          {state === 'live' ? (
            <LinkButton size="sm" variant="primary" href={liveLinks.room.href(id)}>
              {t('meetings.enter')}
            </LinkButton>
          ) : null}
          {state === 'playback' ? (
            <LinkButton size="sm" href={liveLinks.room.href(id)}>
              {t('meetings.replay')}
            </LinkButton>
          ) : null}
        </div>
      </Line>
    </Item>
  );
});
