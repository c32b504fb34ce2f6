import { Card } from '@banyan/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Words = styled.div`
  & h2 {
    font-size: var(--t16);
    line-height: 24px;
    font-weight: 600;
  }
  & h2 > small {
    margin-inline-start: 8px;
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    white-space: nowrap;
  }
  & h3 {
    margin: 16px 0 4px;
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
  & > p {
    margin-top: 4px;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-2);
  }
  & > p[role='alert'] {
    color: var(--danger);
  }
  & > ul {
    margin-top: 8px;
  }
`;

export interface SideCardProps {
  /** Its name, for assistive technology. */
  label: string;
  /** Changes in it are announced. */
  live?: boolean;
  children: ReactNode;
}

/** A card beside the month. */
export function SideCard({ label, live = false, children }: SideCardProps) {
  return (
    <Card as="section" aria-label={label}>
      <Words aria-live={live ? 'polite' : undefined}>{children}</Words>
    </Card>
  );
}
