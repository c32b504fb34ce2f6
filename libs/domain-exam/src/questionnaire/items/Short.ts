import styled from 'styled-components';

/** Around a field whose answer is short. */
export const Short = styled.div`
  max-width: 280px;
`;
