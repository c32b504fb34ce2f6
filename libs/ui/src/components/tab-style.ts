import styled from 'styled-components';

/** The line of tabs, links and sorting; the chosen one is underlined. */
export const TabLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  border-bottom: 1px solid var(--line);

  & [role='tab'],
  & > a {
    position: relative;
    min-height: 44px;
    /* Words on several lines keep a distance from the line below them. */
    padding-block: 9px;
    display: flex;
    align-items: center;
    gap: 6px;
    color: var(--ink-2);
    transition: color var(--quick) var(--ease);
  }
  &[data-size='lg'] :is([role='tab'], a) {
    font-size: var(--t16);
  }
  & :is([role='tab'], a):hover {
    color: var(--ink);
  }
  & [role='tab'][aria-selected='true'],
  & > a[aria-current] {
    color: var(--ink);
    font-weight: 600;
  }
  & [role='tab'][aria-selected='true']::after,
  & > a[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 0;
    bottom: -1px;
    height: 2px;
    background: var(--accent);
  }
  & small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
`;
