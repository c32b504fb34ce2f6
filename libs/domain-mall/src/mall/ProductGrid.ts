import styled from 'styled-components';

/** Products side by side. */
export const ProductGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: 28px 24px;
`;
