import { useMemo } from 'react';
import styled from 'styled-components';
import { richNodes } from './rich-nodes.tsx';
import { richStyle } from './rich-style.ts';
import { sanitisedFragment } from './sanitise.ts';

const Text = styled.div`
  ${richStyle}
  max-width: 720px;

  &[data-size='sm'] {
    font-size: var(--t14);
    line-height: 22px;
  }
  &[data-wide] {
    max-width: none;
  }
  & p > span:has(> img) {
    margin-inline: auto;
  }
  & a[data-away]::after {
    content: '↗' / '';
    margin-inline-start: 2px;
    font-size: 0.75em;
    text-decoration: none;
  }
  & a[data-away]:dir(rtl)::after {
    content: '↖' / '';
  }
  & [data-table] {
    max-width: 100%;
    overflow-x: auto;
    border: 1px solid var(--line);
    border-radius: var(--r-ctl);
    font-size: var(--t14);
    line-height: 22px;
  }
  & table {
    width: 100%;
    min-width: max-content;
    background: var(--surface);
  }
  & caption {
    padding: 8px 12px;
    text-align: start;
    color: var(--ink-2);
  }
  & :is(th, td) {
    max-width: 320px;
    padding: 8px 12px;
    text-align: start;
    vertical-align: top;
  }
  & :is(th, td) > :last-child {
    margin-block-end: 0;
  }
  & :is(tr + tr, tbody, tfoot, caption + *) > :is(th, td),
  & :is(thead + tbody, tbody + tbody, tbody + tfoot) > tr:first-child > :is(th, td) {
    border-block-start: 1px solid var(--line);
  }
  & th {
    background: var(--sunken);
  }
`;

/** Texts of the view. */
export interface RichTextWords {
  /** Announced after a link that opens a new window, e.g. "(new window)". */
  newWindow: string;
  /** Name of a table without a caption, e.g. "Table". */
  table: string;
}

export interface RichTextProps {
  /** HTML as stored by the server; elements not on the list are removed. */
  html: string;
  /** All its texts, in the reader's language. */
  words: RichTextWords;
  /** Level in the page's outline for the text's first level. */
  headingLevel?: 2 | 3 | 4;
  /** 16 px for long texts, 14 px for remarks. */
  size?: 'sm' | 'md';
  /** As wide as its container; by default 720 px at most, a readable width. */
  wide?: boolean;
}

/**
 * Shows a server's rich text. It is sanitised against a strict list and built from React elements, so that nothing
 * runs and nothing is styled inline; links use the application's router, external ones open a new window without a
 * referrer, pictures load when they come near with their room reserved, wide tables scroll.
 */
export function RichText({ html, words, headingLevel = 3, size = 'md', wide = false }: RichTextProps) {
  const { newWindow, table } = words;
  const nodes = useMemo(
    () => richNodes(sanitisedFragment(html), { headingLevel, newWindow, table }),
    [html, headingLevel, newWindow, table],
  );
  return (
    <Text data-size={size} data-wide={wide || undefined}>
      {nodes}
    </Text>
  );
}
