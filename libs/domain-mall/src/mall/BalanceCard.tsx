import type { PointsHome } from '@banyan/contracts/mall';
import { DateOf } from '@banyan/core-screen/views';
import { GrowthRings, TextLink } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Frame = styled.section`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: 16px 48px;
  min-height: 114px;
  padding: 20px 32px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--paper);
  overflow: hidden;

  & > [data-rings] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 360px;
    mask-image: linear-gradient(to left, black 40%, transparent);
  }
  /* Only the surface: the ring in the colour of the tenant would look like a value. */
  & > [data-rings] :is(.now, .ticks, .mark) {
    display: none;
  }
  & > :not([data-rings]) {
    position: relative;
  }
  & dt {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & dd {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & dl[data-main] dd {
    font-size: var(--t32);
    line-height: 44px;
  }
  & > a {
    line-height: 28px;
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;

export interface BalanceCardProps {
  points: PointsHome;
  /** Address of the ways to earn points; left out on that very screen. */
  earnHref?: string;
  /** At the end of the row: a button. */
  children?: ReactNode;
}

/** The balance, the points about to be cleared, and those to be earned today. */
export function BalanceCard({ points, earnHref, children }: BalanceCardProps) {
  const { t, number } = useWords();
  const { clearing, leftToday, lifetime, spendable } = points;
  return (
    <Frame aria-label={t('balance.label')}>
      <div data-rings="" aria-hidden="true">
        <GrowthRings seed="points" fade={false} />
      </div>
      <dl data-main="">
        <dt>{t('balance.spendable')}</dt>
        <dd>{number(spendable)}</dd>
      </dl>
      {clearing === null ? null : (
        <dl>
          <dt>
            <DateOf at={clearing.at - 1000} /> {t('balance.cleared')}
          </dt>
          <dd>{number(clearing.points)}</dd>
        </dl>
      )}
      {leftToday === null ? null : (
        <dl>
          <dt>{t('balance.leftToday')}</dt>
          <dd>{number(leftToday)}</dd>
        </dl>
      )}
      <dl>
        <dt>{t('balance.lifetime')}</dt>
        <dd>{number(lifetime)}</dd>
      </dl>
      {earnHref === undefined ? null : <TextLink href={earnHref}>{t('balance.howTo')}</TextLink>}
      {children}
    </Frame>
  );
}
