import type { CoursePractice } from '@banyan/contracts/exam';
import { DateOf } from '@banyan/core-screen/views';
import { Card, Dot } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Figure = styled.p`
  && {
    margin-top: 8px;
    font-size: var(--t32);
    line-height: 40px;
    font-weight: 600;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** The best result of the practice of a course. */
export function BestCard({ offer: { best, finished } }: { offer: CoursePractice }) {
  const { t } = useWords();
  const right = best?.right ?? 0;
  return (
    <Card as="section">
      <h2>{t('coursePractice.best')}</h2>
      {best === null ? (
        <p>{t('coursePractice.noBest')}</p>
      ) : (
        <>
          <Figure>{Math.round((right / Math.max(1, best.total)) * 100)}%</Figure>
          <p>
            <DateOf at={best.startedAt} />
            <Dot />
            {t('coursePractice.score', { right, total: best.total })}
          </p>
          <p>{t('coursePractice.finished', { count: finished })}</p>
        </>
      )}
    </Card>
  );
}
