import { css } from 'styled-components';

/** A question on the answer sheet: answered, flagged, not saved, current. */
export const cellStyle = css`
  position: relative;
  display: grid;
  place-items: center;
  height: 28px;
  border-radius: 6px;
  box-shadow: inset 0 0 0 1px var(--line-2);
  color: var(--ink-2);
  font-size: var(--t12);
  font-variant-numeric: tabular-nums;

  &[data-answered] {
    background: color-mix(in oklab, var(--ink) 11%, var(--surface));
    box-shadow: none;
    color: var(--ink);
  }
  &[data-pending] {
    background: var(--warn-soft);
    box-shadow: none;
    color: var(--warn);
    outline: 1.5px dashed var(--warn-graphic);
    outline-offset: -1.5px;
  }
  &[data-flagged]::after {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    width: 0;
    border: 5px solid;
    border-block-color: var(--info) transparent;
    border-inline-color: transparent var(--info);
    border-start-end-radius: 6px;
  }
`;
