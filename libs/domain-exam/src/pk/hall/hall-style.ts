import styled from 'styled-components';

/** Grid of the hall: the viewer's actions at the left, challengers and the best at the right. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 24px;
  align-items: stretch;

  & > :nth-child(n + 3) {
    align-self: start;
  }
  & > div > section + section {
    margin-top: 32px;
  }
  @media (max-width: 1263px) {
    grid-template-columns: minmax(0, 1fr) 320px;
  }
`;

/** The viewer's figures beside the title. */
export const Own = styled.p`
  display: flex;
  gap: 24px;
  color: var(--ink-3);
  font-size: var(--t12);
  white-space: nowrap;

  & b {
    font-size: var(--t20);
    line-height: 28px;
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** Meaning of the bars of a battle. */
export const Legend = styled.p`
  display: flex;
  align-items: center;
  gap: 6px;
  font-size: var(--t12);
  color: var(--ink-3);

  & > i {
    width: 8px;
    height: 12px;
    border-radius: 2px;
    background: color-mix(in oklab, var(--ink) 52%, var(--surface));
  }
  & > i[data-own] {
    background: var(--accent);
  }
  & > :is(i + i, span),
  & > i:not([data-own]) {
    margin-inline-start: 10px;
  }
`;

/** Rewards of battles, below everything. */
export const Foot = styled.p`
  margin: 24px 0 40px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
`;
