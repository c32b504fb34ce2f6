import styled from 'styled-components';

/** A place of a ranking as a line: the rank first, the viewer's own in colour. The parent sets its columns. */
export const PlaceLine = styled.li`
  display: grid;
  gap: 12px;
  align-items: center;
  border-inline-start: 2px solid transparent;
  font-variant-numeric: tabular-nums;

  & > span {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & small {
    margin-inline-start: 8px;
    font-size: var(--t12);
    color: var(--ink-3);
  }
  &[data-own] {
    border-inline-start-color: var(--accent);
    background: var(--accent-soft);
    font-weight: 600;
  }
  &[data-own] > b:first-child {
    color: var(--accent-text);
  }
  &[data-own] small {
    color: var(--ink-2);
  }
`;
