import styled from 'styled-components';

/** The viewer: a bar above, the pages below, as high as the window allows. */
export const DocumentFrame = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  height: clamp(420px, 78vh, 860px);
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--sunken);

  &:fullscreen {
    height: auto;
    border-radius: 0;
  }
`;

export const Waiting = styled.p`
  margin: auto;
  color: var(--ink-2);
`;

/** The visible part of the document; it scrolls. */
export const Pages = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  padding: 16px;
  overflow: auto;
  outline-offset: -2px;

  &:focus-visible {
    box-shadow: inset 0 0 0 2px var(--accent);
  }
`;

/** One page, as large as its paper before it is drawn. Its words lie over its picture, to be selected and read. */
export const Paper = styled.div`
  position: relative;
  margin: 0 auto 16px;
  background: white;
  outline: 1px solid var(--line);

  & > canvas {
    display: block;
    width: 100%;
    height: 100%;
  }
  & > canvas + div {
    position: absolute;
    inset: 0;
    overflow: clip;
    line-height: 1;
    text-align: initial;
    transform-origin: 0 0;
    forced-color-adjust: none;
  }
  & > div :is(span, br) {
    position: absolute;
    color: transparent;
    white-space: pre;
    cursor: text;
    transform-origin: 0% 0%;
  }
  & > div span::selection {
    background: color-mix(in srgb, var(--accent) 30%, transparent);
  }
  & > div > :not(.markedContent),
  & > div .markedContent span:not(.markedContent) {
    font-size: calc(var(--text-scale-factor) * var(--font-height));
    transform: rotate(var(--rotate)) scaleX(var(--scale-x));
  }
  & > div .markedContent {
    display: contents;
  }
`;

/** In the place of a failed page; its paper is white in the dark appearance too. */
export const NotDrawn = styled.section`
  display: grid;
  gap: 12px;
  place-content: center;
  justify-items: center;
  height: 100%;
  padding: 24px;
  background: var(--surface);
  color: var(--ink-2);
  text-align: center;
`;

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px;
  padding: 6px 12px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  font-variant-numeric: tabular-nums;

  & > label {
    display: flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
    color: var(--ink-2);
  }
  & input {
    width: 52px;
    height: 32px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--surface);
    color: var(--ink);
    text-align: center;
  }
  & > span {
    min-width: 52px;
    color: var(--ink-2);
    text-align: center;
  }
  & > :nth-child(4) {
    margin-inline-start: auto;
  }
`;
