import styled from 'styled-components';

/** Fixed to the foot of the window, above the screen: visible at any scroll position. */
export const Over = styled.div`
  position: fixed;
  z-index: 50;
  inset-inline: 24px;
  inset-block-end: 24px;
  width: fit-content;
  min-width: min(360px, 100% - 48px);
  max-width: 640px;
  margin-inline: auto;
  border-radius: var(--r-ctl);
  box-shadow: var(--float-shadow);
  background: var(--float);
`;
