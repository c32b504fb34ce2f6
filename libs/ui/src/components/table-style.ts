import { css } from 'styled-components';

/** The frame of a table: its border, and sideways scrolling of tables wider than their place. */
export const tableFrame = css`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  /* A shade at the edge with hidden columns; at the end of scrolling it is covered. */
  background:
    linear-gradient(90deg, var(--surface) 40%, transparent) 0 0 / 48px 100% local,
    linear-gradient(-90deg, var(--surface) 40%, transparent) 100% 0 / 48px 100% local,
    linear-gradient(90deg, var(--line-2), transparent) 0 0 / 12px 100% scroll,
    linear-gradient(-90deg, var(--line-2), transparent) 100% 0 / 12px 100% scroll,
    var(--surface);
  background-repeat: no-repeat;
  overflow: auto;
`;

/** The style shared by tables. Cells draw the lines, so that sticky cells keep them. */
export const tableStyle = css`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;

  & :is(th, td) {
    height: 48px;
    padding: 8px 12px;
    border-block-end: 1px solid var(--line);
    line-height: 22px;
    text-align: start;
    font-weight: 400;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  & :is(th, td):first-child {
    padding-inline-start: 20px;
  }
  & :is(th, td):last-child {
    padding-inline-end: 20px;
  }
  & > thead :is(th, td) {
    height: 40px;
    padding-block: 4px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 500;
    color: var(--ink-2);
    background: var(--surface);
  }
  & > tbody > tr:last-child > :is(th, td) {
    border-block-end: 0;
  }
  & > tbody > tr > th {
    font-weight: 500;
  }
  & > tfoot > tr > :is(th, td) {
    border-block-start: 1px solid var(--line);
    border-block-end: 0;
    font-weight: 600;
  }
  & [data-align='end'] {
    text-align: end;
    white-space: nowrap;
  }
  &[data-dense] > :is(tbody, tfoot) :is(th, td) {
    height: 36px;
    padding-block: 4px;
  }
`;
