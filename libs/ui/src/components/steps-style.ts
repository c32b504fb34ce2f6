import styled, { css } from 'styled-components';

/** Stacked: the line runs down from each disc to the next. */
const vertical = css`
  & > ol {
    display: grid;
    gap: 0;
  }
  & > ol > li {
    grid-template-columns: 28px minmax(0, 1fr);
    column-gap: 12px;
    padding-block-end: 24px;
  }
  & > ol > li:last-child {
    padding-block-end: 0;
  }
  & > ol > li::before {
    inset-block: 32px 4px;
    inset-inline: 13px auto;
    width: 2px;
    height: auto;
  }
  & > ol > li > div {
    margin-block-start: 3px;
  }
`;

/** The container of steps: a container query stacks a row of them when the place is narrow. */
export const StepsFrame = styled.div`
  container-type: inline-size;
`;

/** Steps with their discs and the lines between them. */
export const StepsBody = styled.div`
  & > ol {
    display: flex;
    gap: 16px;
  }
  & > ol > li {
    position: relative;
    flex: 1;
    min-width: 0;
    display: grid;
    align-content: start;
    row-gap: 8px;
  }
  & > ol > li::before {
    content: '';
    position: absolute;
    inset-block: 13px auto;
    inset-inline: 36px -8px;
    height: 2px;
    border-radius: 1px;
    background: var(--line-2);
  }
  & > ol > li[data-state='done']::before {
    background: var(--ok);
  }
  & > ol > li:last-child::before {
    content: none;
  }
  & > ol > li > i {
    width: 28px;
    height: 28px;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--line-3);
    border-radius: 50%;
    background: var(--surface);
    color: var(--ink-2);
    font-style: normal;
    font-size: var(--t12);
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > ol > li[data-state='done'] > i {
    border-color: transparent;
    background: var(--ok-soft);
    color: var(--ok);
  }
  & > ol > li[data-state='current'] > i {
    border-color: transparent;
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  & > ol > li[data-state='failed'] > i {
    border-color: var(--danger);
    background: var(--danger-soft);
    color: var(--danger);
  }
  & > ol > li > div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & [data-label] {
    line-height: 22px;
    color: var(--ink);
    text-align: start;
  }
  & li[data-state='todo'] [data-label] {
    color: var(--ink-2);
  }
  & li:is([data-state='current'], [data-state='failed']) [data-label] {
    font-weight: 600;
  }
  & :is(a, button)[data-label] {
    min-height: 24px;
  }
  & :is(a, button)[data-label]:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & [data-detail] {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & li[data-state='failed'] [data-detail] {
    color: var(--danger);
  }

  &[data-orientation='vertical'] {
    ${vertical}
  }
  @container (max-width: 479px) {
    ${vertical}
  }
`;
