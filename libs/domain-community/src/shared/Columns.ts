import styled from 'styled-components';

/** The main column, and the panels beside it. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 304px;
  gap: 32px;
  align-items: start;
  padding-bottom: 48px;

  & > aside {
    display: grid;
    gap: 32px;
    position: sticky;
    top: calc(var(--header-h) + 24px);
  }
  & > aside section > h2 {
    font-size: var(--t16);
    line-height: 24px;
  }
`;
