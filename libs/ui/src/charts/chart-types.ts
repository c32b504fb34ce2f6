import type { ReactNode } from 'react';

/** A row of figures over the same places of the axis. */
export interface ChartSeries {
  id: string;
  /** What it is called in the legend, the tip and the table. */
  name: string;
  /** One figure for each label; null where there is none, which leaves a gap. */
  values: readonly (number | null)[];
}

/** Figures over an axis. */
export interface ChartData {
  /** What the places of the axis are called: days, departments. */
  labels: readonly string[];
  /** At most five are told apart by colour and mark; more belong into a table. */
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
  /** Stands where there are no figures. */
  empty: string;
  /** Stands where they could not be fetched. */
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
  /** What there is to see in one sentence: it is read out in place of the drawing. */
  summary: string;
  words: ChartWords;
  /** Below the title: unit, span of time. */
  note?: ReactNode;
  /** Next to the way to the table, e.g. a choice of the span. */
  actions?: ReactNode;
  state?: ChartState;
  /** Fetches them again after a failure. */
  onRetry?: () => void;
  /** Height of the drawing, px; it is kept in every state. 240 where it is left out. */
  height?: number;
  /** A figure in words. */
  format?: (value: number) => string;
}
