import { css, keyframes } from 'styled-components';

const fade = keyframes`from { opacity: 0; }`;

/** What lies between the page and what was opened above it. */
export const scrimStyle = css`
  position: fixed;
  inset: 0;
  z-index: var(--z-dialog);
  display: grid;
  background: var(--scrim);
  animation: ${fade} var(--quick) var(--ease);
`;
