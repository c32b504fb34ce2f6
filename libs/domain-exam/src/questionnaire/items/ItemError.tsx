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
  /** What is wrong and what to do; nothing without it. */
  children: string | undefined;
}

/** What is wrong with an answer whose control does not say it by itself. */
export function ItemError({ id, children }: ItemErrorProps) {
  if (children === undefined) return null;
  return (
    <Line id={id}>
      <TriangleAlert size={14} aria-hidden="true" />
      {children}
    </Line>
  );
}
