import { CalendarCell, CalendarGrid } from 'react-aria-components/Calendar';
import { Button } from 'react-aria-components/Button';
import styled from 'styled-components';
import { mirroredIcons } from '../components/mirrored.ts';

/** One or more months side by side; stacked without room for that. */
export const Months = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 16px 32px;
`;

/** The line above a month. */
export const MonthHead = styled.header`
  display: grid;
  grid-template-columns: 32px 1fr 32px;
  align-items: center;
  min-height: 32px;
  margin-bottom: 8px;
  text-align: center;

  & > h2,
  & > div {
    grid-column: 2;
    grid-row: 1;
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & > div {
    display: flex;
    justify-content: center;
    gap: 4px;
  }
  & select {
    height: 32px;
    padding: 0 4px;
    border: 1px solid transparent;
    border-radius: var(--r-ctl);
    background: none;
    font-weight: 600;
    cursor: pointer;
  }
  & select:hover {
    background: var(--hover);
  }
  & option {
    background: var(--float);
    color: var(--ink);
  }
`;

/** The button one month back or forward. */
export const Turn = styled(Button)`
  display: grid;
  place-items: center;
  grid-row: 1;
  width: 32px;
  height: 32px;
  border-radius: var(--r-ctl);
  color: var(--ink-2);
  ${mirroredIcons}

  &[slot='previous'] {
    grid-column: 1;
  }
  &[slot='next'] {
    grid-column: 3;
  }
  &[data-hovered] {
    background: var(--hover);
    color: var(--ink);
  }
  &[data-disabled] {
    color: var(--ink-3);
    opacity: 0.4;
    cursor: not-allowed;
  }
`;

export const MonthGrid = styled(CalendarGrid)`
  font-variant-numeric: tabular-nums;

  & th {
    width: 36px;
    height: 24px;
    padding: 0;
    font-weight: 400;
    font-size: var(--t12);
    color: var(--ink-3);
    text-align: center;
  }
  & td {
    padding: 0;
  }
  /* A span is rounded at both edges of a week. */
  & td:first-child > [data-selected] {
    border-start-start-radius: 8px;
    border-end-start-radius: 8px;
  }
  & td:last-child > [data-selected] {
    border-start-end-radius: 8px;
    border-end-end-radius: 8px;
  }
`;

export const Day = styled(CalendarCell)`
  position: relative;
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border-radius: 8px;
  cursor: pointer;
  outline: 0;

  &[data-outside-month] {
    visibility: hidden;
  }
  &[data-hovered] {
    background: var(--hover);
  }
  &[data-now] {
    box-shadow: inset 0 0 0 1.5px var(--accent);
    font-weight: 600;
  }
  &[data-selected] {
    border-radius: 0;
    background: var(--accent-soft);
  }
  &[data-selected]:is([data-single], [data-selection-start], [data-selection-end]) {
    border-radius: 8px;
    background: var(--accent-fill);
    color: var(--on-accent);
    font-weight: 600;
  }
  &[data-invalid] {
    background: var(--danger-soft);
    color: var(--danger);
  }
  &[data-invalid]:is([data-single], [data-selection-start], [data-selection-end]) {
    background: var(--danger-soft);
    color: var(--danger);
    box-shadow: inset 0 0 0 1.5px var(--danger);
  }
  &[data-disabled] {
    color: var(--ink-3);
    cursor: default;
  }
  &[data-kept] {
    background: var(--track);
    color: var(--ink-2);
    font-weight: 600;
  }
  /* It can be focused, so that screen readers announce it as taken; a line through it shows that visually. */
  &[data-unavailable] {
    color: var(--ink-3);
    text-decoration: line-through;
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    z-index: 1;
    outline: 2px solid var(--accent);
    outline-offset: 1px;
  }
`;
