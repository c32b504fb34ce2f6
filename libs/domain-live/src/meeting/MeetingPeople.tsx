import type { MeetingInfo } from '@banyan/contracts/live';
import { Avatar, Button, Card, SectionHeading, Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import { useId, useState } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { answerTones } from './meetingLook.ts';

const People = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(320px, 1fr));
  gap: 4px 24px;
  margin-top: 12px;
  list-style: none;

  & > li {
    display: grid;
    grid-template-columns: 32px minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    min-height: 52px;
  }
  & b {
    display: block;
    line-height: 20px;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 18px;
    color: var(--ink-3);
    overflow-wrap: anywhere;
  }
  & > li > span:last-child {
    display: flex;
    gap: 4px;
  }
`;
const Counts = styled.p`
  margin-top: 4px;
  color: var(--ink-2);
  line-height: 22px;
  font-variant-numeric: tabular-nums;
`;
const shownAtOnce = 12;

/** Invited people with their answers and attendance. */
export const MeetingPeople = observer(function MeetingPeople({ info }: { info: MeetingInfo }) {
  const { t, number } = useWords();
  const heading = useId();
  const [whole, setWhole] = useState(false);
  const { counts, meeting, people } = info;
  const took = meeting.state === 'live' || meeting.state === 'ended' || meeting.state === 'playback';
  const came = people.filter((one) => one.came).length;
  const shown = whole ? people : people.slice(0, shownAtOnce);
  return (
    <Card as="section" aria-labelledby={heading}>
      <SectionHeading id={heading} size="sm" meta={number(people.length)}>
        {t('meeting.people')}
      </SectionHeading>
      <Counts>
        {t('meeting.counts', {
          accepted: number(counts.accepted),
          declined: number(counts.declined),
          open: number(counts.open),
        })}
        {took ? ` · ${t('meeting.came', { count: came })}` : null}
      </Counts>
      <People aria-labelledby={heading}>
        {shown.map(({ answer, came: wasThere, host, person }) => (
          <li key={person.id}>
            <Avatar name={person.name} src={person.image} size={32} />
            <span>
              <b>{person.name}</b>
              <small>{person.department}</small>
            </span>
            <span>
              {host ? <Tag tone="accent">{t('meeting.isHost')}</Tag> : null}
              {took && wasThere ? <Tag tone="ok">{t('meeting.cameMark')}</Tag> : null}
              {took && wasThere ? null : <Tag tone={answerTones[answer]}>{t(`meetings.answer.${answer}`)}</Tag>}
            </span>
          </li>
        ))}
      </People>
      {people.length <= shownAtOnce ? null : (
        <Button size="sm" variant="ghost" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? t('meeting.fewer') : t('meeting.showAll', { count: people.length })}
        </Button>
      )}
    </Card>
  );
});
