import { ListLine } from '@banyan/ui';
import styled from 'styled-components';

/** A battle as a line: the opponent, the bars of the questions, points, the outcome, the next step. */
export const BattleLine = styled(ListLine)`
  display: grid;
  grid-template-columns: 36px minmax(0, 1fr) 145px 88px 72px 92px;
  gap: 16px;
  align-items: center;
  padding: 12px 24px;

  & b {
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > [data-points] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    color: var(--ink-2);
    white-space: nowrap;
  }
  & > [data-points] > i {
    margin: 0 4px;
    font-style: normal;
    color: var(--ink-3);
  }
  & > [data-points] > b {
    color: var(--ink);
  }
  & > :last-child {
    justify-self: end;
  }
`;
