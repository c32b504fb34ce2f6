import { Cell, Pie, PieChart, ResponsiveContainer, Tooltip } from 'recharts';
import { ChartTip } from './ChartTip.tsx';
import { colourOf } from './chart-colours.ts';
import type { ChartSlice } from './chart-types.ts';

export interface RingPlotProps {
  /** The parts, in the order of their colours. */
  slices: readonly ChartSlice[];
  /** Height of the drawing, px. */
  height: number;
  /** A figure in words. */
  format: (value: number) => string;
}

/** The drawing of a ring; `DonutChart` loads it. */
export default function RingPlot({ slices, height, format }: RingPlotProps) {
  return (
    <ResponsiveContainer width="100%" height={height}>
      <PieChart accessibilityLayer={false}>
        <Pie
          data={slices.map(({ name, value }) => ({ name, value }))}
          dataKey="value"
          nameKey="name"
          innerRadius="66%"
          outerRadius="96%"
          startAngle={90}
          endAngle={-270}
          paddingAngle={0}
          stroke="var(--surface)"
          strokeWidth={2}
          rootTabIndex={-1}
          isAnimationActive={false}
        >
          {slices.map(({ id }, index) => (
            <Cell key={id} fill={colourOf(index)} />
          ))}
        </Pie>
        <Tooltip
          isAnimationActive={false}
          content={({ active, payload }) => {
            const index = slices.findIndex(({ name }) => name === payload[0]?.name);
            const slice = slices[index];
            return active && slice !== undefined ? (
              <ChartTip rows={[{ name: slice.name, value: format(slice.value), colour: index }]} />
            ) : null;
          }}
        />
      </PieChart>
    </ResponsiveContainer>
  );
}
