import type { ReactNode } from 'react';
import styled from 'styled-components';

const Parts = styled.div`
  display: grid;
  gap: 12px;

  & > h1 {
    margin: 0;
    font-size: var(--t24);
    line-height: 36px;
    font-weight: 600;
  }
  & > h1 + p {
    margin: -8px 0 12px;
    color: var(--ink-2);
  }
`;

/** A title, a sentence, and the actions. */
export function GatewayParts({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Parts>
      <h1>{title}</h1>
      <p>{text}</p>
      {children}
    </Parts>
  );
}
