import { css } from 'styled-components';

/** A label with an invisible input over all of it: the label is pressed, and shows the focus. */
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
