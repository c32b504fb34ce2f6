import styled from 'styled-components';

/** Wraps the field of a short answer. */
export const Short = styled.div`
  max-width: 280px;
`;
