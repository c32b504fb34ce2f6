import type { PracticeHome } from '@banyan/contracts/exam';
import { Card, monthLength } from '@banyan/ui';
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
  & > small {
    margin-inline-start: 4px;
    font-size: var(--t14);
    font-weight: 400;
    color: var(--ink-2);
  }
`;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(10, 1fr);
  gap: 6px;
  margin: 12px 0;

  & > i {
    aspect-ratio: 1;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px var(--track);
  }
  & > i[data-done] {
    background: color-mix(in oklab, var(--warn-graphic) 60%, var(--surface));
    box-shadow: none;
  }
  & > i[data-today] {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
  & > i[data-later] {
    box-shadow: inset 0 0 0 1px var(--line);
  }
`;

const Month = styled.dl`
  display: grid;
  gap: 8px;
  margin-top: 12px;

  & > div {
    display: flex;
    justify-content: space-between;
    line-height: 22px;
  }
  & dt {
    color: var(--ink-2);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
`;

/** Days in a row, the days of this month, and the results of the last thirty. */
export function Streak({ home }: { home: PracticeHome }) {
  const { t, number } = useWords();
  const { date, days, month, streakDays } = home;
  const [year = 0, monthNo = 0, today = 0] = date.split('-').map(Number);
  const done = new Set(days.map((day) => Number(day.slice(8))));
  const rate = month.answered === 0 ? '–' : `${number(Math.round((month.right / month.answered) * 100))}%`;
  return (
    <aside>
      <Card as="section" padding="md">
        <h2>{t('practice.streak')}</h2>
        <Figure>
          {number(streakDays)}
          <small>{t('practice.days', { count: streakDays })}</small>
        </Figure>
        <Days role="img" aria-label={t('practice.monthDays', { count: done.size })}>
          {Array.from({ length: monthLength(year, monthNo) }, (_, index) => {
            const day = index + 1;
            return (
              <i
                key={day}
                data-done={done.has(day) || undefined}
                data-today={day === today || undefined}
                data-later={day > today || undefined}
              />
            );
          })}
        </Days>
        <p>{t('practice.monthDays', { count: done.size })}</p>
      </Card>
      <Card as="section" padding="md">
        <h2>{t('practice.month')}</h2>
        <Month>
          <div>
            <dt>{t('practice.answered')}</dt>
            <dd>{number(month.answered)}</dd>
          </div>
          <div>
            <dt>{t('practice.rate')}</dt>
            <dd>{rate}</dd>
          </div>
          <div>
            <dt>{t('practice.masteredCount')}</dt>
            <dd>{number(month.mastered)}</dd>
          </div>
        </Month>
      </Card>
    </aside>
  );
}
