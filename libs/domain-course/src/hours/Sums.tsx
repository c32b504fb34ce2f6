import { Card, Stat, type StatProps } from '@banyan/ui';
import styled from 'styled-components';

const Line = styled(Card)`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: minmax(0, 1fr);
  margin: 0;

  & > div + div {
    padding-inline-start: 24px;
    border-inline-start: 1px solid var(--line);
  }
`;

export interface SumsProps {
  /** Sums, one per column. */
  sums: readonly (StatProps & { readonly label: string })[];
}

/** A few sums side by side above a record. */
export function Sums({ sums }: SumsProps) {
  return (
    <Line forwardedAs="dl" padding="md">
      {sums.map((sum) => (
        <Stat key={sum.label} {...sum} />
      ))}
    </Line>
  );
}
