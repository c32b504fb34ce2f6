import styled from 'styled-components';

/** The three columns of the editor: outline, what is open, settings. Each scrolls by itself. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(232px, 272px) minmax(0, 1fr) minmax(272px, 316px);
  flex: 1;
  min-height: 0;
  border-top: 1px solid var(--line);

  & > * {
    min-width: 0;
    overflow: auto;
    padding: 16px 24px 32px;
  }
  & > :first-child {
    padding-inline: var(--console-edge, 32px) 16px;
    border-inline-end: 1px solid var(--line);
  }
  & > :last-child {
    border-inline-start: 1px solid var(--line);
  }
  @media (max-width: 1240px) {
    & > :first-child {
      padding-inline-start: 16px;
    }
    & > * {
      padding-inline: 16px;
    }
  }
`;

/** Fields below each other. */
export const Fields = styled.div`
  display: grid;
  align-content: start;
  gap: 16px;

  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
  & h3 {
    font-size: var(--t14);
    line-height: 22px;
    font-weight: 600;
  }
  & small {
    font-size: var(--t12);
    color: var(--ink-3);
  }
  & hr {
    width: 100%;
    border: 0;
    border-top: 1px solid var(--line);
  }
  & [data-side] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
`;

/** One line above the editor that says why nothing can be changed. */
export const LookOnly = styled.p`
  padding: 12px var(--console-edge, 32px);
  border-top: 1px solid var(--line);
  color: var(--ink-2);
`;
