import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { LatePart } from '../components/LatePart.tsx';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import { ChartFrame } from './ChartFrame.tsx';
import { SliceTable } from './ChartTable.tsx';
import { plotHeight, type ChartSlice, type ChartTexts } from './chart-types.ts';

const loadRing = () => import('./RingPlot.tsx').then((part) => part.default);

const Place = styled.div`
  position: relative;

  & > [data-middle] {
    position: absolute;
    inset: 0;
    display: grid;
    place-content: center;
    justify-items: center;
    text-align: center;
    pointer-events: none;
    font-size: var(--t24);
    line-height: 32px;
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > [data-middle] > small {
    font-size: var(--t12);
    line-height: 20px;
    font-weight: 400;
    color: var(--ink-3);
  }
`;

export interface DonutChartProps extends ChartTexts {
  /** The parts, in the order of their colours; five at most. */
  slices: readonly ChartSlice[];
  /** Heading of the figures in the table, e.g. "People". */
  whole: string;
  /** Content in the middle: the sum, and in a `<small>` its unit. */
  children?: ReactNode;
}

/** A few parts of a whole. Its drawing loads when it is first shown. */
export function DonutChart({ slices, whole, children, format = String, ...frame }: DonutChartProps) {
  const { height = plotHeight } = frame;
  const [lost, setLost] = useState(false);
  return (
    <ChartFrame
      {...frame}
      height={height}
      legend={slices.map(({ name, value }) => ({ name, value: format(value) }))}
      mark="field"
      onRedraw={lost ? () => setLost(false) : undefined}
      empty={slices.every(({ value }) => value === 0)}
      table={<SliceTable title={frame.title} labels={frame.words.labels} {...{ format, slices, whole }} />}
    >
      <Place>
        <LatePart
          load={loadRing}
          waiting={<SkeletonBlock height={height} />}
          lost={() => null}
          onLost={() => setLost(true)}
        >
          {(Ring) => <Ring {...{ slices, height, format }} />}
        </LatePart>
        {children === undefined ? null : <div data-middle="">{children}</div>}
      </Place>
    </ChartFrame>
  );
}
