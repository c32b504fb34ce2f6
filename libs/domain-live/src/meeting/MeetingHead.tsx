import type { MeetingCard } from '@banyan/contracts/live';
import { useKeptFocus } from '@banyan/core-screen/views';
import { Breadcrumbs, Tag } from '@banyan/ui';
import { Radio, Repeat2 } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { liveLinks } from '../live.links.ts';
import { useWords } from '../shared/useWords.ts';
import { stateTones } from './meetingLook.ts';

const Head = styled.header`
  display: grid;
  gap: 8px;
  padding-block: 24px 8px;

  & h1 {
    margin-top: 8px;
    font-size: var(--t24);
    line-height: 32px;
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`;
const Marks = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;
/** Name, kind and state of a meeting. */
export const MeetingHead = observer(function MeetingHead({ meeting }: { meeting: MeetingCard }) {
  const { t } = useWords();
  const { frequency, kind, state, topic } = meeting;
  const heading = useKeptFocus<HTMLHeadingElement>(state);
  return (
    <Head>
      <Breadcrumbs label={t('meeting.way')} items={[{ label: t('title.meetings'), href: liveLinks.meetings.href() }]} />
      <h1 ref={heading} tabIndex={-1}>
        {topic}
      </h1>
      <Marks>
        <Tag>{t(`meetings.kind.${kind}`)}</Tag>
        {frequency === null ? null : (
          <Tag icon={<Repeat2 size={14} aria-hidden="true" />}>{t(`meetings.repeats.${frequency}`)}</Tag>
        )}
        {state === 'live' ? (
          <Tag tone={stateTones.live} icon={<Radio size={14} aria-hidden="true" />}>
            {t('meetings.state.live')}
          </Tag>
        ) : null}
        {state === 'cancelled' ? <Tag tone="warn">{t('meetings.state.cancelled')}</Tag> : null}
      </Marks>
    </Head>
  );
});
