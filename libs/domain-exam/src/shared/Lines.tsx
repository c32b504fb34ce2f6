import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: 4px 16px;

  & > dt {
    color: var(--ink-3);
  }
  & > dd {
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export interface LinesProps {
  rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** Names with their values, on a card. */
export function Lines({ rows }: LinesProps) {
  return (
    <List>
      {rows.flatMap(({ name, value }) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </List>
  );
}
