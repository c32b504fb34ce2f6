import { css } from 'styled-components';

/** A label whose input lies over all of it, unseen: the label is what is pressed, and shows where the keyboard is. */
export const coveringInput = css`
  position: relative;
  display: grid;

  & > input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
`;
