import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import { colourOf, dashOf } from './chart-colours.ts';
import type { ChartTexts } from './chart-types.ts';

const Figure = styled.figure`
  display: grid;
  gap: 16px;
  min-width: 0;

  & > figcaption {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    gap: 8px 16px;
  }
  & [data-names] {
    flex: 1;
    min-width: min(100%, 200px);
    overflow-wrap: anywhere;
  }
  & [data-names] > b {
    display: block;
    font-size: var(--t16);
    line-height: 24px;
  }
  & [data-names] > small {
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & [data-place] {
    display: grid;
    min-width: 0;
    min-height: var(--chart-h);
  }
  & [data-place='state'] {
    place-items: center;
  }
`;

const Legend = styled.ul`
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

/** What a mark of the legend is: a stroke, or a filled field. */
export type LegendMark = 'line' | 'field';

export interface LegendEntry {
  name: string;
  /** Its figure in words, where it has one. */
  value?: string;
}

export interface ChartFrameProps extends ChartTexts {
  /** What is drawn, in the order of the colours; it is left out where there is only one. */
  legend?: readonly LegendEntry[];
  /** How the legend shows a colour. */
  mark?: LegendMark;
  /** There are no figures. */
  empty: boolean;
  /** The figures as rows and columns. */
  table: ReactNode;
  /** The drawing. */
  children: ReactNode;
}

const plotHeight = 240;

/**
 * Title, legend, drawing and the same figures as a table. The drawing is one picture for assistive technology, whose
 * name is `summary`; who wants the figures takes the table [UI-07].
 */
export function ChartFrame({
  title,
  summary,
  words,
  note,
  actions,
  state = 'ready',
  onRetry,
  height = plotHeight,
  legend = [],
  mark = 'line',
  empty,
  table,
  children,
}: ChartFrameProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const shown = state === 'ready' && !empty;
  return (
    <Figure aria-labelledby={id} aria-busy={state === 'loading' || undefined} style={{ '--chart-h': `${height}px` }}>
      <figcaption>
        <span data-names="">
          <b id={id}>{title}</b>
          {note === undefined ? null : <small>{note}</small>}
        </span>
        {actions}
        {shown ? (
          <Button size="sm" onClick={() => setAsTable(!asTable)}>
            {asTable ? words.asChart : words.asTable}
          </Button>
        ) : null}
      </figcaption>
      {state === 'loading' ? (
        <div data-place="" role="status" aria-label={words.loading}>
          <SkeletonBlock height={height} />
        </div>
      ) : state === 'failed' ? (
        <div data-place="state">
          <ErrorState title={words.failed} retryText={words.retry} onRetry={onRetry} size={120} />
        </div>
      ) : empty ? (
        <div data-place="state">
          <EmptyState label={words.empty} size={120} />
        </div>
      ) : asTable ? (
        <div data-place="">{table}</div>
      ) : (
        <>
          <div data-place="" role="img" aria-label={summary}>
            {children}
          </div>
          {legend.length > 1 ? (
            <Legend>
              {legend.map(({ name, value }, index) => (
                <li key={name}>
                  <svg width={mark === 'line' ? 24 : 12} height={12} aria-hidden="true">
                    {mark === 'line' ? (
                      <path
                        d="M0 6H24"
                        stroke={colourOf(index)}
                        strokeWidth={2}
                        strokeDasharray={dashOf(index)}
                        fill="none"
                      />
                    ) : (
                      <rect width={12} height={12} rx={2} fill={colourOf(index)} />
                    )}
                  </svg>
                  <span>
                    {name} {value === undefined ? null : <data value={value}>{value}</data>}
                  </span>
                </li>
              ))}
            </Legend>
          ) : null}
        </>
      )}
    </Figure>
  );
}
