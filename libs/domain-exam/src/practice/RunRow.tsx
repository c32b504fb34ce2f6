import type { PracticeRunRow } from '@banyan/contracts/exam';
import { Moment } from '@banyan/core-screen/views';
import { Dot, LinkButton, ListLine, ProgressBar } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) 140px 120px;

  & > [data-score] {
    display: grid;
    gap: 6px;
    font-size: var(--t12);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > :last-child {
    justify-self: end;
  }
`;

export interface RunRowProps {
  run: PracticeRunRow;
  /** Address to continue at, while questions are left. */
  href: string;
}

/** A run in the history: its subject, its time, the number of right answers. */
export function RunRow({ run, href }: RunRowProps) {
  const { t } = useWords();
  const { answered, finishedAt, kind, name, right, startedAt, total } = run;
  return (
    <Line>
      <div>
        <h3>{name === '' ? t(`practice.kind.${kind}`) : name}</h3>
        <p>
          <Moment at={startedAt} />
          {name === '' ? null : (
            <>
              <Dot />
              {t(`practice.kind.${kind}`)}
            </>
          )}
        </p>
      </div>
      <div data-score="">
        {t('practice.score', { right, answered })}
        <ProgressBar value={right / Math.max(1, answered)} tone="ok" />
      </div>
      {finishedAt === null ? (
        <LinkButton size="sm" href={href}>
          {t('practice.left', { count: total - answered })}
        </LinkButton>
      ) : (
        <span />
      )}
    </Line>
  );
}
