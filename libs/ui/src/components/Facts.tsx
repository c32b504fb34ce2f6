import type { ReactNode } from 'react';
import styled from 'styled-components';

const List = styled.dl`
  display: grid;
  grid-template-columns: fit-content(40%) minmax(0, 1fr);
  gap: 4px 12px;
  margin-top: 16px;
  padding: 12px 16px;
  border-radius: var(--r-ctl);
  background: var(--sunken);
  text-align: start;

  & > dt {
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
  & > dd {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }
`;

export interface FactsProps {
  /** The facts, one a line. */
  rows: readonly { readonly name: string; readonly value: ReactNode }[];
}

/** A short list of names with values: the details of a receipt, a session or a file. */
export function Facts({ rows }: FactsProps) {
  return (
    <List>
      {rows.flatMap(({ name, value }) => [<dt key={`${name}-name`}>{name}</dt>, <dd key={name}>{value}</dd>])}
    </List>
  );
}
