import type { ReactNode } from 'react';

/** A row of figures over the same places of the axis. */
export interface ChartSeries {
  id: string;
  /** Its name in the legend, the tip and the table. */
  name: string;
  /** One figure for each label; null leaves a gap. */
  values: readonly (number | null)[];
}

/** Figures over an axis. */
export interface ChartData {
  /** Names of the places on the axis: days, departments. */
  labels: readonly string[];
  /** At most five can be distinguished by colour and mark; use a table for more. */
  series: readonly ChartSeries[];
}

/** One part of a whole. */
export interface ChartSlice {
  id: string;
  name: string;
  /** The share, not negative. */
  value: number;
}

/** Texts of a chart. */
export interface ChartWords {
  /** Label of the button that shows the figures as a table. */
  asTable: string;
  /** Label of the button that shows the drawing again. */
  asChart: string;
  /** Heading of the table's first column, e.g. "Day". */
  labels: string;
  /** Announced while figures load. */
  loading: string;
  /** Shown when there are no figures. */
  empty: string;
  /** Shown when the figures could not be fetched. */
  failed: string;
  retry: string;
}

/** State of a chart: figures available, loading, or failed. */
export type ChartState = 'ready' | 'loading' | 'failed';

/** Default height of a drawing, px. */
export const plotHeight = 240;

export interface ChartTexts {
  /** Title of the chart. */
  title: string;
  /** The chart in one sentence: read out in place of the drawing. */
  summary: string;
  words: ChartWords;
  /** Below the title: unit, period. */
  note?: ReactNode;
  /** Beside the table button, e.g. a choice of the period. */
  actions?: ReactNode;
  state?: ChartState;
  /** Fetches them again after a failure. */
  onRetry?: () => void;
  /** Height of the drawing, px, the same in every state; 240 by default. */
  height?: number;
  /** Writes a figure in words. */
  format?: (value: number) => string;
}
