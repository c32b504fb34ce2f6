import { ResizableTableContainer, Table } from 'react-aria-components/Table';
import styled, { css, keyframes } from 'styled-components';
import { tableFrame, tableStyle } from '../components/table-style.ts';

const run = keyframes`from { background-position: -60% 0; } to { background-position: 160% 0; }`;

/** A table with the notes above it. */
export const TableBox = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;

  /* Rows are loading again: the old rows stay readable, under a running line. */
  &[aria-busy='true']::after {
    content: '';
    position: absolute;
    inset-block: 0 auto;
    inset-inline: var(--r-card);
    height: 2px;
    border-radius: 1px;
    background: linear-gradient(90deg, transparent, var(--accent), transparent) 50% 0 / 40% 100% no-repeat;
    animation: ${run} 1.2s ease-in-out infinite;
  }
`;

const frame = css`
  ${tableFrame}
  position: relative;
  /* A row reached by arrows must not stop behind the head. */
  scroll-padding-block-start: 40px;

  /* Clipped, not scrolled: the head can stick to the page. */
  &[data-to-page] {
    overflow: clip;
  }
`;

export const Frame = styled.div`
  ${frame}
`;

export const ResizableFrame = styled(ResizableTableContainer)`
  ${frame}
`;

export const Grid = styled(Table)`
  ${tableStyle}

  & th {
    position: sticky;
    z-index: 1;
    inset-block-start: 0;
    cursor: default;
  }
  [data-to-page] > & th {
    inset-block-start: var(--header-h);
  }
  & th[data-allows-sorting] {
    cursor: pointer;
  }
  & th[data-allows-sorting]:hover,
  & th[data-sort-direction] {
    color: var(--ink);
  }
  & th[data-sort-direction] {
    font-weight: 600;
  }
  & tr[data-hovered] > td,
  & tr[data-hovered] > th {
    background: var(--hover);
  }
  & tr[data-selected] > td,
  & tr[data-selected] > th {
    background: var(--accent-soft);
  }
  & tr[data-disabled] > td,
  & tr[data-disabled] > th {
    color: var(--ink-3);
  }
  & tbody > tr[data-href],
  &[data-pressable] tbody > tr:not([data-disabled]) {
    cursor: pointer;
  }
  /* Inside, because the frame would cut an outer ring. */
  & :is(tr, th, td):focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
    box-shadow: none;
    border-radius: 0;
  }
  & :is(th, td)[data-box] {
    width: 52px;
    padding-inline: 17px 11px;
  }
  & td[data-actions] > div {
    display: flex;
    justify-content: flex-end;
    gap: 4px;
  }
  & td[data-actions] {
    width: 1%;
    padding-block: 4px;
    white-space: nowrap;
  }
`;

/** Words of a column with its sort arrow and the handle for its width. */
export const HeadCell = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-width: 0;

  [data-align='end'] > & {
    justify-content: flex-end;
  }
  & > span {
    min-width: 0;
    border-radius: var(--r-small);
  }
  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  [data-sort-direction] > & > svg {
    color: var(--accent);
  }
  & > [data-resizable-direction] {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    width: 24px;
    cursor: col-resize;
    touch-action: none;
  }
  & > [data-resizable-direction]::after {
    content: '';
    position: absolute;
    inset-block: 10px;
    inset-inline-end: 0;
    width: 2px;
    border-radius: 1px;
    background: var(--line-2);
  }
  & > [data-resizable-direction]:is([data-hovered], [data-resizing], [data-focus-visible])::after {
    inset-block: 0;
    background: var(--accent);
  }
`;
