import styled from 'styled-components';
import { mapColours } from './map-colours.ts';

/** The whole window as silk; `--unit` is the size of a unit of the world. */
export const Frame = styled.div`
  ${mapColours}
  --unit: min(calc((max(100vw, 1200px) - 432px) / 960), calc(max(100vh, 720px) / 900));
  position: relative;
  min-width: 1200px;
  height: 100vh;
  min-height: 720px;
  overflow: hidden;
  background: var(--map-sky);
`;

export const Bar = styled.header`
  position: absolute;
  z-index: 3;
  inset: 0 0 auto;
  display: flex;
  align-items: center;
  gap: 12px;
  height: 64px;
  padding: 0 24px;

  & > a {
    background: var(--float);
  }
  & > h1 {
    min-width: 0;
    font-size: var(--t16);
    line-height: 24px;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > small {
    flex: none;
    font-size: var(--t12);
    color: var(--ink-2);
    font-variant-numeric: tabular-nums;
  }
  & > nav {
    flex: none;
    margin-inline-start: auto;
  }
`;

/** The visible part of the world beside the panel; the slopes continue below it. */
export const Place = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline: 0 432px;
  /* A picture is not mirrored. */
  direction: ltr;
  touch-action: pan-y;
  cursor: grab;
  user-select: none;

  &:active {
    cursor: grabbing;
  }
`;

export const World = styled.div`
  position: absolute;
  inset-inline-start: 0;
  bottom: 0;
  width: calc(var(--unit) * var(--wide));
  height: calc(var(--unit) * 900);
  will-change: transform;

  & > svg {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    overflow: visible;
  }
`;

export const Legend = styled.p`
  position: absolute;
  z-index: 2;
  inset-inline-end: 432px;
  bottom: 24px;
  display: flex;
  gap: 16px;
  padding: 8px 16px;
  border-radius: var(--r-ctl);
  background: var(--float);
  box-shadow: 0 0 0 1px var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
  pointer-events: none;

  & > span {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > span::before {
    content: '';
    box-sizing: border-box;
    width: 11px;
    height: 11px;
    border: 2px solid var(--map-ink);
    border-radius: 50%;
  }
  & > span[data-is='done']::before {
    border-color: var(--accent);
    background: var(--accent);
  }
  & > span[data-is='elective']::before {
    width: 10px;
    height: 10px;
    border-radius: 1px;
    rotate: 45deg;
  }
  & > small {
    font-size: inherit;
    color: var(--ink-3);
  }
`;
