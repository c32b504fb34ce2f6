import styled from 'styled-components';

/** An item to decide, and the buttons. */
export const DeskRow = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 360px);
  gap: 8px 32px;
  padding: 20px 24px;

  & + & {
    border-top: 1px solid var(--line);
  }
  & > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: 12px;
  }
  & [data-by] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 8px;
  }
  & small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & h3 {
    font-size: var(--t16);
    line-height: 24px;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & blockquote {
    margin: 0;
    padding: 8px 12px;
    border-radius: var(--r-ctl);
    background: var(--sunken);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & [data-acts] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
  }
`;
