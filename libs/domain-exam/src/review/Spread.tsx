import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Frame = styled.figure`
  margin: 0 24px;
  padding: 12px 0 16px;
  border-top: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  & > p:first-child {
    display: flex;
    justify-content: space-between;
    color: var(--ink-2);
  }
`;

const Bars = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 1fr;
  gap: 4px;
  height: 56px;
  margin: 4px 0;
  line-height: 16px;
  text-align: center;

  & > span {
    display: flex;
    flex-direction: column;
    justify-content: flex-end;
    gap: 4px;
  }
  & i {
    border-radius: 2px;
    background: var(--line-2);
  }
  & > [data-now] {
    color: var(--ink);
    font-weight: 600;
  }
  & > [data-now] i {
    background: var(--ink);
  }
`;

const tallest = 32;

export interface SpreadProps {
  /** For each number of points, how many answers have it. */
  distribution: readonly number[];
  /** Points about to be given; null while unknown. */
  points: number | null;
}

/** Distribution of the marks for this question so far, to check that marking is even. */
export function Spread({ distribution, points }: SpreadProps) {
  const { t, number } = useWords();
  const count = distribution.reduce((sum, one) => sum + one, 0);
  if (count === 0) return null;
  const average = distribution.reduce((sum, one, at) => sum + one * at, 0) / count;
  const most = Math.max(...distribution);
  return (
    <Frame aria-label={t('review.spread', { count, formatted: number(count) })}>
      <p>
        <span>{t('review.spread', { count, formatted: number(count) })}</span>
        <span>{t('review.average', { points: number(Math.round(average * 10) / 10) })}</span>
      </p>
      <Bars aria-hidden="true">
        {distribution.map((one, at) => (
          <span key={at} data-now={at === points ? '' : undefined}>
            <i style={{ height: Math.max(2, (one / most) * tallest) }} />
            {number(at)}
          </span>
        ))}
      </Bars>
      <p>{points === null ? t('review.even') : t('review.here', { points: number(points) })}</p>
    </Frame>
  );
}
