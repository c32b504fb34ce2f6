import { css } from 'styled-components';

/** The drop target: a line between two rows, wide enough to be seen from the corner of the eye. */
export const dropMark = css`
  height: 4px;
  margin-block: 2px;
  border-radius: 2px;
  outline: 0;

  &[data-drop-target] {
    background: var(--accent);
  }
  &:not([data-drop-target]) {
    height: 0;
    margin: 0;
  }
`;
