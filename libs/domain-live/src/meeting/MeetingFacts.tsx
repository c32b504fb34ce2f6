import type { MeetingInfo } from '@banyan/contracts/live';
import { CopyButton } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { useMeetingTime } from './useMeetingTime.ts';

const Rows = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: 8px 24px;
  line-height: 24px;

  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
  & time {
    font-size: var(--t16);
    font-weight: 600;
  }
`;
const Password = styled.span`
  display: inline-flex;
  gap: 4px;
  align-items: center;
  height: 24px;

  & > b {
    letter-spacing: 0.08em;
  }
`;

/** Time, hosts and password of a meeting. */
export const MeetingFacts = observer(function MeetingFacts({ info }: { info: MeetingInfo }) {
  const { t, list } = useWords();
  const { span, zone } = useMeetingTime();
  const { meeting, password, people } = info;
  const { owner } = meeting;
  const others = people.filter(({ host, person }) => host && person.id !== owner.id).map(({ person }) => person.name);
  const words = { copy: t('meeting.copyPassword'), copied: t('meeting.copied'), failed: t('meeting.copyFailed') };
  return (
    <Rows>
      <dt>{t('meeting.when')}</dt>
      <dd>
        <time dateTime={new Date(meeting.from).toISOString()} title={t('meeting.zone', { zone })}>
          {span(meeting)}
        </time>
      </dd>
      <dt>{t('meeting.host')}</dt>
      <dd>{list([owner.name, ...others])}</dd>
      <dt>{t('meeting.password')}</dt>
      <dd>
        {password === '' ? (
          t('meeting.noPassword')
        ) : (
          <Password>
            <b>{password}</b>
            <CopyButton look="icon" size="sm" text={password} words={words} />
          </Password>
        )}
      </dd>
    </Rows>
  );
});
