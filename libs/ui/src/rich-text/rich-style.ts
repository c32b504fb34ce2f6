import { css } from 'styled-components';

/** The style of rich text, in the view and in the editor. */
export const richStyle = css`
  font-size: var(--t16);
  line-height: 28px;
  color: var(--ink);
  overflow-wrap: anywhere;

  & > :first-child {
    margin-block-start: 0;
  }
  & > :last-child {
    margin-block-end: 0;
  }
  & :is(p, ul, ol, dl, blockquote, pre, figure, [data-table]) {
    margin-block: 0 16px;
  }
  & p {
    text-wrap: pretty;
  }
  /* The view shifts levels into the page's outline; the original level decides the size. */
  & :is(h1, h2, h3, h4, h5, h6) {
    margin-block: 24px 8px;
    font-size: var(--t16);
    line-height: 24px;
    text-wrap: balance;
  }
  & :is(h1:not([data-level]), [data-level='1']) {
    margin-block: 32px 12px;
    font-size: var(--t20);
    line-height: 28px;
  }
  & ul {
    list-style: disc;
  }
  & ol {
    list-style: decimal;
  }
  & :is(ul, ol, dd) {
    padding-inline-start: 24px;
  }
  & li::marker {
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & li > :is(p, ul, ol) {
    margin-block: 4px;
  }
  & :is(li + li, dt) {
    margin-block-start: 4px;
  }
  & :is(strong, b, dt, th) {
    font-weight: 600;
  }
  & a {
    color: var(--accent-text);
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 4px;
  }
  & a:hover {
    text-decoration-thickness: 2px;
  }
  & [data-mention] {
    color: var(--accent-text);
  }
  & blockquote {
    padding-inline-start: 16px;
    border-inline-start: 3px solid var(--line-2);
    color: var(--ink-2);
  }
  & :is(code, kbd) {
    padding: 0 4px;
    border-radius: var(--r-small);
    background: var(--sunken);
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: var(--t14);
  }
  & pre {
    padding: 12px 16px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    font-family: ui-monospace, Menlo, Consolas, monospace;
    font-size: var(--t14);
    line-height: 22px;
    overflow-x: auto;
    white-space: pre-wrap;
  }
  & pre code {
    padding: 0;
    background: none;
  }
  & mark {
    background: none;
    color: inherit;
    box-shadow: inset 0 -2px var(--warn-graphic);
  }
  & hr {
    margin-block: 24px;
    border: 0;
    border-block-start: 1px solid var(--line);
  }
  & [data-align='center'] {
    text-align: center;
  }
  & :is([data-align='right'], [data-align='end']) {
    text-align: end;
  }
  & [data-align='justify'] {
    text-align: justify;
  }
  & figcaption {
    margin-block-start: 8px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
`;
