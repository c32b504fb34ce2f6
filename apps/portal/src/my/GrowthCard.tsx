import type { MyHome } from '@banyan/contracts/account';
import { useFormats } from '@banyan/core-screen/views';
import { Card, rimColors, StudyRings } from '@banyan/ui';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import { StudyWeeks } from '../home/StudyWeeks.tsx';
import { dayRings, soFar } from './soFar.ts';

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: 288px minmax(0, 1fr);
  gap: 32px;
  align-items: center;
  h2 {
    font-size: var(--t20);
    line-height: 28px;
    text-wrap: balance;
  }
  h3 {
    font-size: var(--t14);
    line-height: 22px;
  }
  & > div > p {
    margin-top: 12px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
const Goals = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, 1fr);
  gap: 16px;
  margin: 16px 0;
  padding-bottom: 16px;
  border-bottom: 1px solid var(--line);
  font-variant-numeric: tabular-nums;
  dt {
    display: flex;
    align-items: center;
    gap: 8px;
    color: var(--ink-2);
  }
  dt > i {
    flex: none;
    width: 12px;
    height: 12px;
    border-radius: 50%;
  }
  dd {
    font-size: var(--t20);
    line-height: 28px;
    font-weight: 600;
  }
  dd + dd {
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
`;
const CalendarHead = styled.div`
  display: flex;
  align-items: baseline;
  gap: 12px;
  margin-bottom: 12px;
  span {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
`;

export interface GrowthCardProps {
  home: MyHome;
  /** Seed of the tree: one for each person. */
  seed: string;
}

/** Time studied today, this week and this month as growth rings and in words, above three weeks of days. */
export function GrowthCard({ home, seed }: GrowthCardProps) {
  const { t } = useTranslation('my');
  const { rough } = useFormats();
  const goals = ['today', 'week', 'month'] as const;
  const expected = home.week.goalS > 0;
  const { key, seconds } = soFar(home);
  return (
    <Panel forwardedAs="section" aria-labelledby="growth-title">
      <StudyRings
        seed={seed}
        days={dayRings(home.lately)}
        rims={expected ? goals.map((goal) => home[goal].seconds / home[goal].goalS) : []}
      />
      <div>
        <h2 id="growth-title">{t(`soFar.${key}`, { duration: rough(seconds) })}</h2>
        <Goals>
          {goals.map((goal, index) => (
            <div key={goal}>
              <dt>
                {expected ? <i aria-hidden="true" style={{ background: rimColors[index] }} /> : null}
                {t(goal)}
              </dt>
              <dd>{rough(home[goal].seconds)}</dd>
              {expected ? <dd>{t('goal', { duration: rough(home[goal].goalS) })}</dd> : null}
            </div>
          ))}
        </Goals>
        <CalendarHead>
          <h3>{t('calendar')}</h3>
          {home.streakDays > 1 ? <span>{t('streak', { count: home.streakDays })}</span> : null}
        </CalendarHead>
        <StudyWeeks study={{ days: home.days, today: home.date }} />
        <p>{t(expected ? 'ringsGoalNote' : 'ringsNote')}</p>
      </div>
    </Panel>
  );
}
