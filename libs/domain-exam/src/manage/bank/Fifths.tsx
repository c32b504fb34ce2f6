import { fairDiscrimination } from '@banyan/contracts/exam';
import styled from 'styled-components';
import { useWords } from '../../shared/useWords.ts';

const Bars = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  font-variant-numeric: tabular-nums;

  & > i {
    display: flex;
    align-items: flex-end;
    gap: 1px;
    height: 14px;
  }
  & > i > i {
    width: 5px;
    min-height: 1px;
    background: var(--ink-3);
  }
  &[data-weak] > i > i {
    background: var(--warn);
  }
`;

export interface FifthsProps {
  /** Share of the points in each fifth of the papers, the last fifth first; empty: too few papers. */
  fifths: readonly number[];
  /** Share of the best fifth less that of the last; null: too few papers. */
  discrimination: number | null;
}

/** How well a question tells people apart: the points of each fifth of the papers as bars, and the difference. */
export function Fifths({ fifths, discrimination }: FifthsProps) {
  const { t, number } = useWords();
  if (discrimination === null) return <span title={t('manageBank.fewPapers')}>–</span>;
  return (
    <Bars data-weak={discrimination < fairDiscrimination || undefined}>
      <i aria-hidden="true">
        {fifths.map((share, at) => (
          // Fifths have no other name than their place.
          // oxlint-disable-next-line no-array-index-key
          <i key={at} style={{ height: `${Math.round(share * 100)}%` }} />
        ))}
      </i>
      {number(discrimination)}
    </Bars>
  );
}
