import { css } from 'styled-components';

/** A full star: its edge is dark enough to be visible where its fill is not. */
export const fullStar = css`
  color: var(--warn);
  fill: var(--warn-graphic);
`;

/** An empty star. */
export const emptyStar = css`
  color: var(--line-3);
  fill: none;
`;
