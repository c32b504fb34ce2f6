import { lazy, Suspense } from 'react';
import { inTime } from '../components/in-time.ts';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { SeriesTable } from './ChartTable.tsx';
import { plotHeight, type ChartData, type ChartTexts } from './chart-types.ts';

const LazyPlot = lazy(() => inTime(() => import('./SeriesPlot.tsx')));

export interface SeriesChartProps extends ChartTexts {
  /** The figures. */
  data: ChartData;
}

export interface BarChartProps extends SeriesChartProps {
  /** Bars of one place stand on each other: parts of a whole over time. */
  stacked?: boolean;
}

function SeriesChart({
  kind,
  data,
  stacked = false,
  format = String,
  ...frame
}: BarChartProps & { kind: 'line' | 'bar' }) {
  const { height = plotHeight } = frame;
  return (
    <ChartFrame
      {...frame}
      height={height}
      legend={data.series}
      mark={kind === 'line' ? 'line' : 'field'}
      empty={data.series.every(({ values }) => values.every((value) => value === null))}
      table={<SeriesTable title={frame.title} labels={frame.words.labels} format={format} data={data} />}
    >
      <Suspense fallback={<SkeletonBlock height={height} />}>
        <LazyPlot {...{ kind, data, height, stacked, format }} />
      </Suspense>
    </ChartFrame>
  );
}

/** How figures went over time. Its drawing is fetched when it is first shown. */
export function LineChart(props: SeriesChartProps) {
  return <SeriesChart {...props} kind="line" />;
}

/** Figures side by side, or on each other. Its drawing is fetched when it is first shown. */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} kind="bar" />;
}
