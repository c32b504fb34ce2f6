import styled from 'styled-components';

export const Frame = styled.section`
  position: relative;
  min-width: 0;
`;

/** Cuts the slides out of sight, but not the focus ring. */
export const View = styled.div`
  overflow: hidden;
  margin: -4px;
  padding: 4px;
  border-radius: var(--r-card);
`;

export const Track = styled.div`
  display: flex;
  margin-inline-start: -24px;
  touch-action: pan-y pinch-zoom;
`;

export const Slide = styled.div`
  flex: 0 0 var(--share);
  min-width: 0;
  padding-inline-start: 24px;
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-start: 12px;

  & > button[aria-disabled='true'] {
    color: var(--ink-3);
    opacity: 0.6;
    cursor: not-allowed;
  }
  & > button[data-turns]:dir(rtl) > svg {
    scale: -1 1;
  }
`;

export const Dots = styled.div`
  flex: 1;
  display: flex;
  flex-wrap: wrap;

  & > button {
    display: grid;
    place-items: center;
    min-width: 24px;
    height: 24px;
  }
  & > button::before {
    content: '';
    width: 8px;
    height: 8px;
    border-radius: 4px;
    background: var(--line-3);
    transition:
      width var(--slow) var(--ease),
      background-color var(--slow) var(--ease);
  }
  & > button:hover::before {
    background: var(--ink-2);
  }
  /* Longer, so that it differs not by colour alone. */
  & > button[aria-current]::before {
    width: 20px;
    background: var(--accent);
  }
`;
