import styled from 'styled-components';
import { colourOf } from './chart-colours.ts';

const Box = styled.div`
  padding: 8px 12px;
  border-radius: var(--r-ctl);
  background: var(--float);
  box-shadow: var(--float-shadow);
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-2);

  & > b {
    color: var(--ink);
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 8px;
  }
  & > div > i {
    flex: none;
    width: 8px;
    height: 8px;
    border-radius: 2px;
    background: var(--of);
  }
  & > div > span {
    flex: 1;
  }
  & > div > data {
    color: var(--ink);
    font-variant-numeric: tabular-nums;
  }
`;

export interface ChartTipProps {
  /** The place on the axis under the pointer. */
  label?: string;
  /** One figure a row; `colour` is its index in the order of colours. */
  rows: readonly { name: string; value: string; colour: number }[];
}

/** The figures under the pointer. */
export function ChartTip({ label, rows }: ChartTipProps) {
  return (
    <Box>
      {label === undefined ? null : <b>{label}</b>}
      {rows.map(({ name, value, colour }) => (
        <div key={name}>
          <i style={{ ['--of' as string]: colourOf(colour) }} />
          <span>{name}</span>
          <data value={value}>{value}</data>
        </div>
      ))}
    </Box>
  );
}
