import styled from 'styled-components';

/** As high as the window allows; the overlay keeps its place while the file scrolls. */
export const OfficeFrame = styled.div`
  position: relative;
  min-height: 320px;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);

  /* The tabs of the sheets, aligned with their content. */
  & [role='tablist'] {
    padding-inline: 24px;
  }
`;

export const Waiting = styled.p`
  padding: 64px 24px;
  text-align: center;
  color: var(--ink-2);
`;

/** The visible part of the file; it scrolls. */
export const Scroll = styled.div`
  position: relative;
  max-height: 78vh;
  padding: 24px;
  overflow: auto;
  outline-offset: -2px;

  & > p[data-note] {
    margin-top: 16px;
    color: var(--ink-2);
  }
`;

export const Note = styled.p`
  padding: 8px 24px;
  border-bottom: 1px solid var(--line);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);
`;
