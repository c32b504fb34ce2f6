import type { CoursePracticeRow } from '@banyan/contracts/exam';
import { Moment } from '@banyan/core-screen/views';
import { Dot, LinkButton, ListLine, ProgressBar } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Line = styled(ListLine)`
  grid-template-columns: minmax(0, 1fr) 140px auto;

  & > [data-score] {
    display: grid;
    gap: 6px;
    font-size: var(--t12);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
`;

/** A finished practice in the history, with a link to its explanations. */
export function PastRow({ row, href }: { row: CoursePracticeRow; href: string }) {
  const { t, precise } = useWords();
  const { chapter, finishedAt, startedAt, total } = row;
  const right = row.right ?? 0;
  const name = chapter === '' ? t('coursePractice.whole') : chapter;
  return (
    <Line>
      <div>
        <h3>{name}</h3>
        <p>
          <Moment at={startedAt} />
          {finishedAt === null ? null : (
            <>
              <Dot />
              {t('coursePractice.took', { time: precise((finishedAt - startedAt) / 1000) })}
            </>
          )}
        </p>
      </div>
      <div data-score="">
        {t('coursePractice.score', { right, total })}
        <ProgressBar value={right / Math.max(1, total)} tone="ok" />
      </div>
      <LinkButton size="sm" href={href} aria-label={t('coursePractice.lookAt', { name, right, total })}>
        {t('coursePractice.look')}
      </LinkButton>
    </Line>
  );
}
