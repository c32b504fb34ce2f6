import styled from 'styled-components';

/** The course to continue with the calendar, and beside them the other courses. */
export const StudyColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 384px;
  gap: 24px;
`;

/** The narrower column, as high as the other. */
export const StudyAside = styled.div`
  display: grid;
  gap: 24px;
  min-width: 0;
`;

/** The wider column. */
export const StudyColumn = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
`;
