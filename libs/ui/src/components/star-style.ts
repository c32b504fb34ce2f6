import { css } from 'styled-components';

/** A star that is given: its edge is dark enough to be seen where its ground is not. */
export const fullStar = css`
  color: var(--warn);
  fill: var(--warn-graphic);
`;

/** A star that is not. */
export const emptyStar = css`
  color: var(--line-3);
  fill: none;
`;
