import type { AttemptResult } from '@banyan/contracts/exam';
import { Button, Card, SectionHeading } from '@banyan/ui';
import { Fragment } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { RankLine } from './RankLine.tsx';

const Frame = styled.div`
  padding-block: 16px;

  & > div {
    padding-inline: 24px 16px;
  }
  & li[data-gap] {
    margin: 4px 24px;
    border-top: 1px solid var(--line);
  }
  @media print {
    && button {
      display: none;
    }
  }
`;

export interface RankingCardProps {
  ranking: NonNullable<AttemptResult['ranking']>;
  /** Shows the whole ranking. */
  onAll: () => void;
}

/** The first places and the learner's own, with a button for the whole ranking. */
export function RankingCard({ ranking, onAll }: RankingCardProps) {
  const { t, number } = useWords();
  return (
    <Card as="section" padding="none" aria-labelledby="ranking">
      <Frame>
        <SectionHeading
          size="sm"
          id="ranking"
          actions={
            <Button size="sm" variant="ghost" onClick={onAll}>
              {t('result.everybody', { count: ranking.total, formatted: number(ranking.total) })}
            </Button>
          }
        >
          {t('result.ranking')}
        </SectionHeading>
        <ul aria-labelledby="ranking">
          {ranking.rows.map((row, index) => {
            const before = ranking.rows[index - 1];
            // Places between this row and the one above are left out.
            const gap = before !== undefined && row.own && row.rank > before.rank + 1;
            return (
              <Fragment key={row.userId}>
                {gap ? <li data-gap="" aria-hidden="true" /> : null}
                <RankLine row={row} />
              </Fragment>
            );
          })}
        </ul>
      </Frame>
    </Card>
  );
}
