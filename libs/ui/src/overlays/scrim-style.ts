import { css, keyframes } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;

/** The layer between the page and a dialog. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  background: var(--scrim);
  animation: ${fade} var(--quick) var(--ease);
`;
