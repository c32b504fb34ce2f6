import { useId, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { SkeletonBlock } from '../components/Skeleton.tsx';
import { ChartLegend, type LegendEntry, type LegendMark } from './ChartLegend.tsx';
import { plotHeight, type ChartTexts } from './chart-types.ts';

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

export interface ChartFrameProps extends ChartTexts {
  /** Names of the series, in the order of the colours; leave it out for a single series. */
  legend?: readonly LegendEntry[];
  /** Mark of a colour in the legend. */
  mark?: LegendMark;
  /** Whether there are no figures. */
  empty: boolean;
  /** The figures as rows and columns. */
  table: ReactNode;
  /** Loads the drawing again after its code failed to load. The table is available all the same. */
  onRedraw?: (() => void) | undefined;
  /** The drawing. */
  children: ReactNode;
}

type BodyProps = Pick<
  ChartFrameProps,
  'words' | 'state' | 'onRetry' | 'onRedraw' | 'height' | 'empty' | 'table' | 'summary' | 'children'
> & {
  asTable: boolean;
};

/** The content below the title: the drawing, the table, or the reason for having neither. */
function Body({ words, state, height = plotHeight, empty, table, summary, asTable, children, ...ask }: BodyProps) {
  const failed = (onRetry: (() => void) | undefined) => (
    <div data-place="state">
      <ErrorState title={words.failed} retryText={words.retry} onRetry={onRetry} size={120} />
    </div>
  );
  if (state === 'loading') {
    return (
      <div data-place="" role="status" aria-label={words.loading}>
        <SkeletonBlock height={height} />
      </div>
    );
  }
  if (state === 'failed') return failed(ask.onRetry);
  if (empty) {
    return (
      <div data-place="state">
        <EmptyState label={words.empty} size={120} />
      </div>
    );
  }
  if (asTable) return <div data-place="">{table}</div>;
  if (ask.onRedraw !== undefined) return failed(ask.onRedraw);
  return (
    <div data-place="" role="img" aria-label={summary}>
      {children}
    </div>
  );
}

/**
 * Title, legend, drawing and the same figures as a table. The drawing is one picture for assistive technology, named
 * by `summary`; the figures themselves are in the table.
 */
export function ChartFrame({ title, note, actions, legend = [], mark = 'line', ...body }: ChartFrameProps) {
  const id = useId();
  const [asTable, setAsTable] = useState(false);
  const { words, state = 'ready', height = plotHeight, empty } = body;
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
      <Body {...body} asTable={asTable} />
      {shown && !asTable ? <ChartLegend entries={legend} mark={mark} /> : null}
    </Figure>
  );
}
