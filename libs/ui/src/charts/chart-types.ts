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
  /** Not negative. */
  value: number;
}

/** Every word of a chart. */
export interface ChartWords {
  /** Leads to the figures as a table. */
  asTable: string;
  /** Leads back. */
  asChart: string;
  /** Heading of the table's first column, e.g. "Day". */
  labels: string;
  /** Said while figures are on their way. */
  loading: string;
  /** Shown when there are no figures. */
  empty: string;
  /** Shown when the figures could not be fetched. */
  failed: string;
  retry: string;
}

/** Ready to be drawn, on their way, or not to be had. */
export type ChartState = 'ready' | 'loading' | 'failed';

/** Height of a drawing that is not given one, px. */
export const plotHeight = 240;

export interface ChartTexts {
  /** The content. */
  title: string;
  /** The chart in one sentence: read out in place of the drawing. */
  summary: string;
  words: ChartWords;
  /** Below the title: unit, span of time. */
  note?: ReactNode;
  /** Next to the way to the table, e.g. a choice of the span. */
  actions?: ReactNode;
  state?: ChartState;
  /** Fetches them again after a failure. */
  onRetry?: () => void;
  /** Height of the drawing, px, the same in every state; 240 by default. */
  height?: number;
  /** A figure in words. */
  format?: (value: number) => string;
}
