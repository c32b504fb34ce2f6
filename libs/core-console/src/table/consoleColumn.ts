import type { ReactNode } from 'react';

/** A column of a console table. */
export interface ConsoleColumn<Row> {
  /** Its id in the store's `columns`, and in the address. */
  readonly id: string;
  /** Its heading. */
  readonly header: string;
  /** The cell of a row. */
  readonly cell: (row: Row) => ReactNode;
  /** Whether the server can order by it. */
  readonly sorts?: boolean;
  /** Width in px, the smallest one where the column may grow; 140 by default. */
  readonly width?: number;
  /** Share of the room that is left over; 1 by default, 0 for a fixed width. */
  readonly grow?: number;
  /** Numbers stand at the end. */
  readonly align?: 'start' | 'end';
}

/** Widths of the columns for choosing and for a row's menu, px. */
export const edgeWidths = { choose: 56, menu: 52 } as const;
export const usualWidth = 140;
