import styled from 'styled-components';
import { stageControl, stageFrame } from '@banyan/ui/media';

/** The picture with its overlays. */
export const FilmFrame = styled.section`
  ${stageFrame}

  &:focus-visible {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
    box-shadow: none;
  }
  & > video {
    width: 100%;
    height: 100%;
    object-fit: contain;
    background: var(--stage);
  }
`;

/** Controls at the bottom, visible when needed. */
export const Controls = styled.div`
  position: absolute;
  z-index: 2;
  inset: auto 0 0;
  padding: 56px 16px 10px;
  background: linear-gradient(
    transparent,
    color-mix(in srgb, var(--stage-shade) 62%, transparent) 42%,
    var(--stage-shade)
  );
  transition: opacity var(--slow) var(--ease);

  &[data-hides] {
    opacity: 0;
  }
  section:hover > &[data-hides],
  section:focus-within > &[data-hides] {
    opacity: 1;
  }
`;

/** A row of controls. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;
  font-variant-numeric: tabular-nums;

  & > button,
  & > select {
    ${stageControl}
  }
  & > select {
    appearance: none;
    border: 0;
    background: none;
    cursor: pointer;
  }
  & > select > option {
    background: var(--float);
    color: var(--ink);
  }
  & > span {
    margin-inline: 10px auto;
    color: var(--on-stage);
  }
  & > span small {
    font-size: inherit;
    color: var(--on-stage-2);
  }
  & > span + button[data-edge] {
    font-weight: 600;
  }
  & > input[type='range'] {
    width: 72px;
    margin-inline: 4px 8px;
    accent-color: var(--on-stage);
    cursor: pointer;
  }
`;

/** Centred text on the picture. */
export const Middle = styled.div`
  position: absolute;
  z-index: 1;
  inset: 0;
  display: grid;
  place-items: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;
