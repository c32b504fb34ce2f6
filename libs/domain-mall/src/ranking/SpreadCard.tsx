import type { RankMeasure, Ranking } from '@banyan/contracts/mall';
import { Card } from '@banyan/ui';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';
import { SpreadDots } from './SpreadDots.tsx';
import { useValueWords } from './useValueWords.ts';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 8px 24px;

  & > h2 {
    font-size: var(--t32);
    line-height: 40px;
    font-variant-numeric: tabular-nums;
  }
  & > h2 > small {
    margin-inline-start: 8px;
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-3);
  }
  & > p {
    margin-inline-start: auto;
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
`;

export interface SpreadCardProps {
  ranking: Ranking;
  measure: RankMeasure;
}

/** The viewer's rank, the distance to the next one, and the distribution of everybody, without names. */
export function SpreadCard({ ranking, measure }: SpreadCardProps) {
  const { t, number } = useWords();
  const { long } = useValueWords(measure);
  const { own, total } = ranking;
  return (
    <Card as="section" aria-label={t('rank.own')}>
      <Head>
        <h2>
          {own === null ? t('rank.unranked') : t('rank.nth', { rank: number(own.rank) })}
          <small>
            {own === null
              ? t('rank.people', { count: total, formatted: number(total) })
              : own.equals > 0
                ? t('rank.equals', { count: own.equals })
                : t('rank.of', { formatted: number(total) })}
          </small>
        </h2>
        <p>
          {own === null
            ? t(`rank.begin.${measure}`)
            : own.next === null
              ? t('rank.first')
              : t('rank.more', { amount: long(own.next - own.value) })}
        </p>
      </Head>
      <SpreadDots ranking={ranking} measure={measure} />
    </Card>
  );
}
