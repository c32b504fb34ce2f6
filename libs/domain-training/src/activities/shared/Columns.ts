import styled from 'styled-components';

/** The two columns of an activity: its description, and beside it the part that stays in sight. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 344px;
  gap: 24px;
  align-items: start;
  margin-bottom: 40px;

  & > div {
    display: grid;
    gap: 24px;
    min-width: 0;
  }
  & > aside {
    position: sticky;
    top: calc(var(--header-h) + 24px);
  }
`;
