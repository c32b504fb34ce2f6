import styled from 'styled-components';

/** Row of tabs above the chat. */
export const SideTabs = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline: 20px 12px;
  border-bottom: 1px solid var(--line);

  & > [role='tablist'] {
    display: flex;
    gap: 24px;
  }
  & [role='tab'] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
    color: var(--ink-2);
  }
  & [role='tab']:hover {
    color: var(--ink);
  }
  & [role='tab'][aria-selected='true'] {
    color: var(--ink);
    font-weight: 600;
  }
  & [role='tab'][aria-selected='true']::after {
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
