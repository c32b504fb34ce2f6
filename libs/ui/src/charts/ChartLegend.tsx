import styled from 'styled-components';
import { colourOf, dashOf } from './chart-colours.ts';

const Entries = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > li {
    display: flex;
    gap: 6px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & svg {
    flex: none;
    margin-block-start: 4px;
  }
  & data {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

/** Kind of mark in the legend: a stroke, or a filled field. */
export type LegendMark = 'line' | 'field';

export interface LegendEntry {
  name: string;
  /** Its figure in words, if any. */
  value?: string;
}

function Mark({ mark, index }: { mark: LegendMark; index: number }) {
  return mark === 'line' ? (
    <svg width={24} height={12} aria-hidden="true">
      <path d="M0 6H24" stroke={colourOf(index)} strokeWidth={2} strokeDasharray={dashOf(index)} fill="none" />
    </svg>
  ) : (
    <svg width={12} height={12} aria-hidden="true">
      <rect width={12} height={12} rx={2} fill={colourOf(index)} />
    </svg>
  );
}

/** Names of the series with their colours, shown for more than one. */
export function ChartLegend({ entries, mark }: { entries: readonly LegendEntry[]; mark: LegendMark }) {
  if (entries.length < 2) return null;
  return (
    <Entries>
      {entries.map(({ name, value }, index) => (
        <li key={name}>
          <Mark mark={mark} index={index} />
          <span>
            {name} {value === undefined ? null : <data value={value}>{value}</data>}
          </span>
        </li>
      ))}
    </Entries>
  );
}
