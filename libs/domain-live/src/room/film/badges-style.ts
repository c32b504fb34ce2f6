import styled from 'styled-components';

/** Badges at the top of the picture. */
export const Badges = styled.div`
  position: absolute;
  z-index: 2;
  inset: 12px 16px auto;
  display: flex;
  align-items: center;
  gap: 8px;
  font-size: var(--t12);
  line-height: 24px;
  color: var(--on-stage);
  font-variant-numeric: tabular-nums;
  pointer-events: none;

  & > span {
    display: flex;
    align-items: center;
    gap: 6px;
    padding: 0 8px;
    border-radius: var(--r-small);
    background: var(--cover-shade);
    white-space: nowrap;
  }
  & > span[data-live] {
    background: var(--on-air);
    font-weight: 600;
  }
  & > span[data-live]::before {
    content: '';
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: currentColor;
  }
  & > :last-child:not(:only-child)[data-end] {
    margin-inline-start: auto;
  }
`;
