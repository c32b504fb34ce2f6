import styled, { css } from 'styled-components';

/** A control on the picture: 36 px, white on the shade. */
export const stageControl = css`
  flex: none;
  display: inline-grid;
  place-items: center;
  min-width: 36px;
  height: 36px;
  padding: 0 8px;
  border-radius: var(--r-ctl);
  color: var(--on-stage);
  font-size: var(--t14);
  font-variant-numeric: tabular-nums;
  transition: background-color var(--quick) var(--ease);

  &:hover,
  &[aria-expanded='true'] {
    background: color-mix(in srgb, var(--on-stage) 14%, transparent);
  }
  &:focus-visible {
    outline: 2px solid var(--on-stage);
    outline-offset: -2px;
    box-shadow: none;
  }
`;

/** 16:9 with rounded corners, dark until the picture loads; it can fill the screen. */
export const stageFrame = css`
  position: relative;
  aspect-ratio: 16 / 9;
  overflow: hidden;
  border-radius: var(--r-card);
  background: var(--stage);
  color: var(--on-stage);

  &:fullscreen {
    aspect-ratio: auto;
    border-radius: 0;
  }
`;

/** A message over the whole picture: the event and the next step. Controls, if any, lie above it. */
export const StageMessage = styled.div`
  position: absolute;
  inset: 0;
  z-index: 1;
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 8px;
  padding: 24px;
  text-align: center;
  background: var(--stage-shade);
  color: var(--on-stage);

  & > svg {
    color: var(--on-stage-2);
  }
  & > b {
    font-size: var(--t16);
    line-height: 24px;
    max-width: 40em;
    overflow-wrap: anywhere;
  }
  & > p {
    max-width: 40em;
    color: var(--on-stage-2);
    overflow-wrap: anywhere;
  }
  & > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    gap: 8px;
    margin-top: 8px;
  }
`;
