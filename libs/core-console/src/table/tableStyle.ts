import styled from 'styled-components';

/** The part that scrolls; the head stays in sight. */
export const Scroller = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  overflow-anchor: none;
  background: var(--surface);
  scrollbar-width: thin;
  scrollbar-color: var(--line-2) transparent;

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
`;

/** At least as wide as its columns. Their content does not count: shares of the width would all grow to the widest. */
export const Sheet = styled.div`
  position: relative;
  min-width: var(--table-least);
`;

export const HeadLine = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  display: grid;
  grid-template-columns: var(--table-columns);
  height: 36px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--t12);
  color: var(--ink-3);
`;

export const RowLine = styled.div`
  display: grid;
  grid-template-columns: var(--table-columns);
  height: var(--table-row);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  color: var(--ink-2);

  &[data-virtual] {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 0;
  }
  &[data-opens] {
    cursor: pointer;
  }
  &:hover,
  &[data-current] {
    background: var(--hover);
  }
  &[aria-selected='true'] {
    background: var(--accent-soft);
  }
  &[data-current] {
    box-shadow: inset 2px 0 0 var(--accent);
  }
  &[data-current]:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--accent);
  }
`;

/** A cell of head or row. */
export const Cell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline: 12px;
  background: inherit;
  white-space: nowrap;

  &[data-align='end'] {
    justify-content: flex-end;
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  &:first-child {
    padding-inline-start: var(--table-edge, var(--console-edge, 24px));
  }
  &[data-choose] {
    padding-inline: var(--table-edge, var(--console-edge, 24px)) 4px;
  }
  &[data-menu] {
    position: sticky;
    z-index: 1;
    inset-inline-end: 0;
    justify-content: flex-end;
    padding-inline: 4px 16px;
  }
  &[data-pinned] {
    position: sticky;
    z-index: 1;
  }
  &[data-first] {
    color: var(--ink);
    font-weight: 500;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  min-height: 24px;
  color: inherit;

  &:hover,
  &[data-on] {
    color: var(--ink);
  }
  &[data-on] {
    font-weight: 600;
  }
  & > svg {
    flex: none;
  }
`;

export const Foot = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  gap: 16px;
  height: 40px;
  padding-inline: var(--table-edge, var(--console-edge, 24px)) 16px;
  border-top: 1px solid var(--line);
  background: var(--surface);
  font-size: var(--t12);
  color: var(--ink-3);
  white-space: nowrap;
  font-variant-numeric: tabular-nums;

  & > ul {
    display: flex;
    gap: 12px;
    min-width: 0;
    overflow: hidden;
  }
  & kbd + kbd {
    margin-inline-start: 4px;
  }
  & > div {
    margin-inline-start: auto;
  }
`;

/** Table with its foot, as high as its place. */
export const Frame = styled.div`
  --table-row: 40px;
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: 0;

  &[data-dense] {
    --table-row: 32px;
  }
`;

/** In the middle of the table's place: nothing here, a failure, a refusal. */
export const Middle = styled.div`
  flex: 1;
  min-height: 0;
  display: grid;
  align-content: center;
  padding: 24px;
  overflow: auto;
`;
