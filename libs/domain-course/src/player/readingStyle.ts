import styled from 'styled-components';
import { stageFrame } from '@banyan/ui/media';

/** Surface of a reading chapter, as high as its text up to the height of the window. */
export const Sheet = styled.section`
  position: relative;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
`;

/** Scrolling area in it. */
export const Scroll = styled.div`
  max-height: clamp(420px, 78vh, 860px);
  padding: 32px;
  overflow: auto;
  outline-offset: -2px;

  & > h2 {
    margin-bottom: 16px;
    font-size: var(--t20);
    line-height: 28px;
  }
`;

/** Centred text: loading, or a failure with the next step. */
export const Middle = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 12px;
  min-height: 420px;
  padding: 32px;
  text-align: center;
  color: var(--ink-2);

  & > b {
    font-size: var(--t16);
    line-height: 24px;
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  & > p {
    max-width: 48em;
    overflow-wrap: anywhere;
  }
  & > svg {
    color: var(--ink-3);
  }
`;

/** Buttons side by side. */
export const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: 8px;
`;

/** Replaces the content once the server accepts no more study. */
export const Refused = styled.section`
  ${stageFrame}
`;
