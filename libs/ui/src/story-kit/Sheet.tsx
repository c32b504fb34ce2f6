import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Parts of a story below each other. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  justify-items: start;
  max-width: 1200px;

  &[data-fill] {
    justify-items: stretch;
  }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px;
`;

/** Parts of a story side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <Line>{children}</Line>;
}

/** A story at a narrow width. */
export const Narrow = styled.div`
  width: var(--narrow, 320px);
`;

/** A small part before words on several lines. */
export const Beside = styled.div`
  display: flex;
  align-items: flex-start;
  gap: 12px;

  & > p {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
`;
