import styled, { keyframes } from 'styled-components';
import { TreeItem } from 'react-aria-components/Tree';

const turn = keyframes`to { rotate: 1turn; }`;

/** Around a tree: its focus is shown by its rows. */
export const TreePlace = styled.div`
  min-width: 0;

  & > [role='treegrid'] {
    outline: 0;
    box-shadow: none;
  }
`;

export const TreeLine = styled(TreeItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding-block: 4px;
  padding-inline: calc((var(--tree-item-level, 1) - 1) * 20px + 4px) 12px;
  border-radius: var(--r-ctl);
  line-height: 22px;
  color: var(--ink);

  &[data-hovered] {
    background: var(--hover);
    cursor: pointer;
  }
  &[data-selected] {
    background: var(--accent-soft);
  }
  &[data-selected][data-selection-mode='single'] {
    color: var(--accent-text);
    font-weight: 600;
  }
  &[data-focus-visible] {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
    box-shadow: none;
  }
  & [role='gridcell'] > svg,
  & [role='gridcell'] > :is(button, [data-leaf]) > svg {
    flex: none;
    color: var(--ink-3);
  }
  &[data-selected][data-selection-mode='single'] [role='gridcell'] > svg {
    color: inherit;
  }
  & button[slot='chevron'],
  & i[data-leaf] {
    flex: none;
    display: grid;
    place-items: center;
    width: 24px;
    height: 24px;
    border-radius: var(--r-small);
  }
  /* The handle shows on the row that one is at. */
  & button[slot='drag'] {
    flex: none;
    display: grid;
    place-items: center;
    width: 16px;
    height: 24px;
    margin-inline-end: -4px;
    opacity: 0;
    cursor: grab;
  }
  &[data-hovered] button[slot='drag'],
  &[data-focused] button[slot='drag'],
  & button[slot='drag']:focus-visible {
    opacity: 1;
  }
  &[data-dragging] {
    opacity: 0.5;
  }
  &[data-drop-target] {
    outline: 2px solid var(--accent);
    outline-offset: -2px;
  }
  & button[slot='chevron']:hover {
    background: var(--line);
  }
  & button[slot='chevron'] > svg {
    transition: rotate var(--slow) var(--ease);
  }
  & button[slot='chevron']:dir(rtl) > svg {
    scale: -1 1;
  }
  &[data-expanded] button[slot='chevron'] > svg {
    rotate: 90deg;
  }
  &[data-expanded] button[slot='chevron']:dir(rtl) > svg {
    rotate: -90deg;
  }
  & [data-words] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-words] > mark {
    border-radius: 2px;
    background: var(--warn-soft);
    color: var(--ink);
    font-weight: 600;
  }
  & small {
    flex: none;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  &[data-off] {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  &[data-note] {
    color: var(--ink-3);
  }
  &[data-note='failed'] {
    color: var(--danger);
  }
  &[data-note='failed'] [role='gridcell'] > [data-leaf] > svg {
    color: inherit;
  }
  &[data-note='loading'] [data-leaf] > svg {
    animation: ${turn} 1s linear infinite;
  }
`;
