import styled from 'styled-components';

/** Look of one line of a conversation. */
export const Bubble = styled.li`
  display: grid;
  grid-template-columns: minmax(0, max-content) auto;
  gap: 2px 4px;
  align-items: center;
  justify-content: start;
  max-width: 88%;

  & > p {
    padding: 8px 14px;
    border-radius: var(--r-card);
    background: var(--sunken);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  & > small {
    grid-column: 1 / 3;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  &[data-mine] {
    grid-template-columns: minmax(0, max-content);
    justify-self: end;
    justify-content: end;
  }
  &[data-mine] > * {
    grid-column: 1;
  }
  &[data-mine] > p {
    justify-self: end;
  }
  &[data-mine] > p {
    background: var(--accent-soft);
    color: var(--ink);
  }
  &[data-mine] > small {
    text-align: end;
  }
`;
