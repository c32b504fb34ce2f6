import styled, { css } from 'styled-components';

/** Title and small words of an item; the title may be a link. */
export const titleAndWords = css`
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & h3 > a:hover {
    color: var(--accent-text);
  }
  & p {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

/** A line of a list: picture, title, words, actions. The component that renders it defines the columns. */
export const ListLine = styled.li`
  display: grid;
  gap: 16px;
  align-items: center;
  padding: 16px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  ${titleAndWords}

  & p {
    margin-top: 2px;
  }
  & p::first-letter {
    text-transform: uppercase;
  }
  & p[data-learned] {
    color: var(--ok);
  }
`;
