import type { ExamDraftPart, ExamPartPool } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Line = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: center;
  align-self: center;
  font-size: var(--t12);
  color: var(--ink-3);
  font-variant-numeric: tabular-nums;

  & > i {
    position: relative;
    height: 8px;
    border-radius: 2px;
    background: var(--track);
    overflow: hidden;
  }
  & > i > i {
    display: block;
    height: 100%;
    background: var(--ink-3);
  }
  & > i > b {
    position: absolute;
    inset-block: 0;
    width: 2px;
    background: var(--ink);
  }
  &[data-gap] {
    color: var(--warn);
    font-weight: 600;
  }
  &[data-gap] > i > i {
    background: repeating-linear-gradient(135deg, var(--warn-graphic) 0 3px, transparent 3px 6px);
  }
`;

export interface EnoughMeterProps {
  part: ExamDraftPart;
  /** Undefined until the draft is saved. */
  pool: ExamPartPool | undefined;
}

/** Whether there are enough questions for a section: how many fit, with a mark where it is drawn to. */
export function EnoughMeter({ part: { count, questions }, pool }: EnoughMeterProps) {
  const { t, number } = useWords();
  if (pool === undefined || questions !== null) return <Line />;
  const isGap = pool.fits < count;
  const whole = Math.max(count * 2, pool.fits, 1);
  return (
    <Line data-gap={isGap ? '' : undefined}>
      <i aria-hidden="true">
        <i style={{ width: `${(Math.min(pool.fits, whole) / whole) * 100}%` }} />
        <b style={{ insetInlineStart: `${(count / whole) * 100}%` }} />
      </i>
      {isGap
        ? t('manageExam.fewFit', { n: number(pool.fits), of: number(count) })
        : t('manageExam.fit', { n: number(pool.fits) })}
    </Line>
  );
}
