import type { ExerciseSets } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../shared/useWords.ts';

const Bars = styled.ol`
  display: grid;
  grid-template-columns: repeat(14, minmax(0, 1fr));
  gap: 2px;
  align-items: end;
  height: 76px;
  margin-top: 16px;
  font-size: var(--t12);
  line-height: 16px;
  color: var(--ink-3);
  text-align: center;
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  & i {
    display: block;
    margin-bottom: 6px;
    border-radius: 3px;
    background: color-mix(in oklab, var(--ink) 24%, var(--surface));
  }
  & > [data-none] i {
    background: var(--track);
  }
  & > [data-today] {
    color: var(--accent-text);
    font-weight: 600;
  }
  & > [data-today]:not([data-none]) i {
    background: var(--accent);
  }
`;

const highest = 48;

/** Number of wrong questions due on each of the next fourteen days. */
export function Ahead({ ahead }: Pick<ExerciseSets, 'ahead'>) {
  const { t } = useWords();
  const most = Math.max(1, ...ahead.map(({ count }) => count));
  return (
    <Bars aria-label={t('exercise.ahead')}>
      {ahead.map(({ date, count }, index) => (
        <li
          key={date}
          title={t('exercise.onDay', { date, count })}
          data-today={index === 0 || undefined}
          data-none={count === 0 || undefined}
        >
          <i style={{ height: count === 0 ? 2 : Math.max(4, Math.round((count / most) * highest)) }} />
          <span aria-label={t('exercise.onDay', { date, count })}>{Number(date.slice(8))}</span>
        </li>
      ))}
    </Bars>
  );
}
