import { useState } from 'react';
import { LatePart } from '../components/LatePart.tsx';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { SeriesTable } from './ChartTable.tsx';
import { plotHeight, type ChartData, type ChartTexts } from './chart-types.ts';

const loadPlot = () => import('./SeriesPlot.tsx').then((part) => part.default);

export interface SeriesChartProps extends ChartTexts {
  /** The figures. */
  data: ChartData;
}

export interface BarChartProps extends SeriesChartProps {
  /** Stacks the bars of one place: parts of a whole over time. */
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
  const [lost, setLost] = useState(false);
  return (
    <ChartFrame
      {...frame}
      height={height}
      legend={data.series}
      mark={kind === 'line' ? 'line' : 'field'}
      onRedraw={lost ? () => setLost(false) : undefined}
      empty={data.series.every(({ values }) => values.every((value) => value === null))}
      table={<SeriesTable title={frame.title} labels={frame.words.labels} format={format} data={data} />}
    >
      <LatePart
        load={loadPlot}
        waiting={<SkeletonBlock height={height} />}
        lost={() => null}
        onLost={() => setLost(true)}
      >
        {(Plot) => <Plot {...{ kind, data, height, stacked, format }} />}
      </LatePart>
    </ChartFrame>
  );
}

/** Figures over time. Its drawing loads when it is first shown. */
export function LineChart(props: SeriesChartProps) {
  return <SeriesChart {...props} kind="line" />;
}

/** Figures side by side, or stacked. Its drawing loads when it is first shown. */
export function BarChart(props: BarChartProps) {
  return <SeriesChart {...props} kind="bar" />;
}
