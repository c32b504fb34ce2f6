import { Bar, BarChart, CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useDirection } from '../theme/page-settings.ts';
import { ChartTip } from './ChartTip.tsx';
import { colourOf, dashOf } from './chart-colours.ts';
import type { ChartData } from './chart-types.ts';

export interface SeriesPlotProps {
  /** Lines or bars. */
  kind: 'line' | 'bar';
  /** The figures. */
  data: ChartData;
  /** Height of the drawing, px. */
  height: number;
  /** Stacks the bars of one place. */
  stacked: boolean;
  /** A figure in words. */
  format: (value: number) => string;
}

const tick = { fill: 'var(--ink-3)', fontSize: 12 };

/** The drawing of lines and bars; `LineChart` and `BarChart` load it. */
export default function SeriesPlot({ kind, data, height, stacked, format }: SeriesPlotProps) {
  const mirrored = useDirection() === 'rtl';
  const rows = data.labels.map((label, at) => ({
    label,
    ...Object.fromEntries(data.series.map(({ values }, index) => [`v${index}`, values[at] ?? null])),
  }));
  // Counts of people and answers are whole numbers: no halves on the axis.
  const isWhole = data.series.every(({ values }) => values.every((value) => value === null || Number.isInteger(value)));
  const axes = (
    <>
      <CartesianGrid vertical={false} stroke="var(--line)" />
      <XAxis
        dataKey="label"
        reversed={mirrored}
        tick={tick}
        tickLine={false}
        axisLine={{ stroke: 'var(--line-2)' }}
        tickMargin={8}
        minTickGap={16}
      />
      <YAxis
        orientation={mirrored ? 'right' : 'left'}
        width="auto"
        tick={tick}
        tickLine={false}
        axisLine={false}
        tickFormatter={format}
        interval={0}
        niceTicks="snap125"
        allowDecimals={!isWhole}
      />
      <Tooltip
        isAnimationActive={false}
        cursor={kind === 'line' ? { stroke: 'var(--line-3)' } : { fill: 'var(--hover)' }}
        content={({ active, label, payload }) =>
          active ? (
            <ChartTip
              label={String(label)}
              rows={payload.flatMap(({ dataKey, value }) => {
                const colour = Number(String(dataKey).slice(1));
                const series = data.series[colour];
                return series === undefined || typeof value !== 'number'
                  ? []
                  : [{ name: series.name, value: format(value), colour }];
              })}
            />
          ) : null
        }
      />
    </>
  );
  const frame = { data: rows, margin: { top: 8, right: 8, bottom: 0, left: 8 }, accessibilityLayer: false };
  return (
    <ResponsiveContainer width="100%" height={height}>
      {kind === 'line' ? (
        <LineChart {...frame}>
          {axes}
          {data.series.map(({ id }, index) => (
            <Line
              key={id}
              dataKey={`v${index}`}
              type="monotone"
              stroke={colourOf(index)}
              strokeWidth={2}
              strokeDasharray={dashOf(index)}
              dot={data.labels.length <= 14 ? { r: 3, fill: 'var(--surface)', strokeDasharray: '' } : false}
              activeDot={{ r: 4 }}
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      ) : (
        <BarChart {...frame} barCategoryGap="28%" barGap={2}>
          {axes}
          {data.series.map(({ id }, index) => (
            <Bar
              key={id}
              dataKey={`v${index}`}
              fill={colourOf(index)}
              stackId={stacked ? 'all' : undefined}
              // A gap between stacked bars, in the colour of the ground.
              stroke={stacked ? 'var(--surface)' : undefined}
              maxBarSize={40}
              radius={stacked ? 0 : [3, 3, 0, 0]}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      )}
    </ResponsiveContainer>
  );
}
