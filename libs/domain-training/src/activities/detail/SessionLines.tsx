import type { ActivitySession } from '@banyan/contracts/training';
import { Tag } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import styled from 'styled-components';
import { toneOfStanding } from '../shared/looks.ts';
import { useActivityWords } from '../shared/useWords.ts';

const Lines = styled.ol`
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px 16px;
    align-items: center;
    padding: 14px 20px;
  }
  & > li + li {
    border-top: 1px solid var(--line);
  }
  & > li > b {
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  & > li > p {
    grid-column: 1;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > li > span {
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`;

export interface SessionLinesProps {
  sessions: readonly ActivitySession[];
}

/** The sessions of an activity, and the learner's state in each. */
export const SessionLines = observer(function SessionLines({ sessions }: SessionLinesProps) {
  const { came, list, span, t } = useActivityWords();
  return (
    <Lines>
      {sessions.map((session) => (
        <li key={session.id}>
          <b>{session.title}</b>
          <p>{list([span(session.beginsAt, session.endsAt), ...came(session)])}</p>
          {session.standing === 'none' || session.standing === 'waiting' ? null : (
            <span>
              <Tag tone={toneOfStanding[session.standing]}>{t(`activity.standing.${session.standing}`)}</Tag>
            </span>
          )}
        </li>
      ))}
    </Lines>
  );
});
