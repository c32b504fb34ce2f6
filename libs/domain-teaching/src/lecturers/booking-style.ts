import styled from 'styled-components';

export const BookingParts = styled.div`
  display: grid;
  gap: 16px;
  margin-top: 16px;
`;

export const BookingNote = styled.p`
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);
  text-align: center;
`;
