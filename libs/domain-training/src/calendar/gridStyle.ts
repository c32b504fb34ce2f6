import styled from 'styled-components';

/** The table of a month. */
export const Grid = styled.table`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  border-spacing: 0;
  table-layout: fixed;
  background: var(--surface);
  font-variant-numeric: tabular-nums;

  & th {
    padding: 8px 10px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
    text-align: start;
  }
  & td {
    position: relative;
    height: 104px;
    padding: 6px 6px 14px;
    border-top: 1px solid var(--line);
    vertical-align: top;
    cursor: pointer;
    outline: 0;
  }
  & td + td {
    border-inline-start: 1px solid var(--line);
  }
  & td[data-weekend] {
    background: color-mix(in srgb, var(--sunken) 45%, var(--surface));
  }
  & tbody > tr:last-child > td:first-child {
    border-end-start-radius: var(--r-card);
  }
  & tbody > tr:last-child > td:last-child {
    border-end-end-radius: var(--r-card);
  }
  & td:hover {
    background: var(--hover);
  }
  & td[aria-selected='true'] {
    box-shadow: inset 0 0 0 1.5px var(--accent);
  }
  & td:focus-visible {
    z-index: 1;
    outline: 2px solid var(--accent);
    outline-offset: -4px;
  }
`;

/** Number of a day and its study time. */
export const DayHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: 24px;
  padding-inline: 4px;
  color: var(--ink-2);

  & > small {
    font-size: var(--t12);
    color: var(--ink-3);
    white-space: nowrap;
  }
  &[data-outside],
  &[data-past] {
    color: var(--ink-3);
  }
  & > b {
    display: grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
    margin-inline-start: -4px;
    border-radius: 12px;
    background: var(--accent-fill);
    color: var(--on-accent);
    font-weight: 600;
  }
`;

/** An item where there is little room: its time and as much of its title as fits. */
export const Chip = styled.div`
  margin-top: 2px;
  padding: 0 6px;
  border-radius: 4px;
  font-size: var(--t12);
  line-height: 20px;
  white-space: nowrap;
  overflow: hidden;
  text-overflow: ellipsis;

  &[data-tone='due'] {
    background: var(--warn-soft);
    color: var(--warn);
  }
  &[data-tone='here'] {
    background: var(--info-soft);
    color: var(--info);
  }
  &[data-tone='past'] {
    background: var(--sunken);
    color: var(--ink-2);
  }
  &[data-tone='done'] {
    padding-inline-start: 4px;
    color: var(--ink-3);
  }
  &[data-tone='done']::before {
    content: '✓ ';
    color: var(--ok);
  }
  &[data-goes-on] {
    margin-inline-end: -7px;
    border-start-end-radius: 0;
    border-end-end-radius: 0;
  }
  &[data-came] {
    margin-inline-start: -7px;
    border-start-start-radius: 0;
    border-end-start-radius: 0;
  }
`;

/** Share of a day's goal. */
export const Bar = styled.i`
  position: absolute;
  inset: auto 10px 6px;
  height: 4px;
  border-radius: 2px;
  background: var(--track);
  overflow: hidden;

  &::after {
    content: '';
    display: block;
    width: var(--share);
    height: 100%;
    border-radius: inherit;
    background: var(--ink-3);
  }
  &[data-full]::after {
    background: var(--ok);
  }
`;
