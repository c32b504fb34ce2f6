import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-top: 8px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--danger);
`;

export interface ItemErrorProps {
  id: string;
  /** The error and its remedy; shows nothing without it. */
  children: string | undefined;
}

/** The error of an answer whose control shows none by itself. */
export function ItemError({ id, children }: ItemErrorProps) {
  if (children === undefined) return null;
  return (
    <Line id={id}>
      <TriangleAlert size={14} aria-hidden="true" />
      {children}
    </Line>
  );
}
