import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn<Row extends object> {
  id: string;
  /** Its words, said with each cell by some readers. */
  header: string;
  /** Content of the cell for a row. To change the content, pass a new list of columns. */
  cell: (row: Row) => ReactNode;
  /** Its header orders the rows. */
  sortable?: boolean;
  /** Figures are aligned to the end. */
  align?: 'start' | 'end';
  /** Name of the row: read with every cell of the row. One column at least has it; the first without it. */
  names?: boolean;
  /** Width in px, or as a share of the rest, e.g. `2fr`. */
  width?: number | `${number}fr`;
  /** How narrow it may become, px; below that the table scrolls sideways. 112, or 72 for figures, without it. */
  minWidth?: number;
}

/** The order of the rows: by which column, and which way. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The words of a table. Those of choosing and resizing are react-aria's, in the language of `UiProvider`. */
export interface TableWords {
  /** Rows are being fetched. */
  loading: string;
  /** Header of the column with the actions, for screen readers only. */
  actions?: string;
  /** Rows were not got. */
  failed?: string;
  /** The data that was kept and the way on. */
  failedText?: string;
  retry?: string;
}

export interface TableProps<Row extends object> {
  /** The listed entries. */
  label: string;
  /** From the first to the last. */
  columns: readonly TableColumn<Row>[];
  /** A line each, in order. */
  rows: readonly Row[];
  /** Key of a row. */
  rowId: (row: Row) => string;
  /** Every word it says, in the reader's language. */
  words: TableWords;
  /** Rows are there, or come, or did not come. While they come again, the old ones stay in sight. */
  state?: 'ready' | 'loading' | 'failed';
  /** Tries again after a failure. */
  onRetry?: () => void;
  /** Shown without any row; an `EmptyState` by default. */
  empty?: ReactNode;
  /** How many rows the skeleton has; as many as are expected. */
  skeletonRows?: number;
  /** The column that gives the order, and its direction. */
  sort?: TableSort;
  /** A header was pressed: the rows come in another order. */
  onSort?: (sort: TableSort) => void;
  /** How many rows can be chosen. Several come with a box that chooses all that are shown. */
  selection?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen rows. */
  selected?: readonly string[];
  /** Told of all chosen ids. */
  onSelect?: (ids: string[]) => void;
  /** Ids of rows that cannot be chosen. */
  disabledIds?: readonly string[];
  /** A row was pressed, or Enter on it. */
  onRowAction?: (id: string) => void;
  /** Small buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Rows of 36 px instead of 48. */
  dense?: boolean;
  /** Height in px above which the rows scroll under their head. */
  maxHeight?: number;
  /** The head stays under the page's header while the page scrolls; not together with `maxHeight`. */
  sticksToPage?: boolean;
  /** Columns can be made wider and narrower, by pointer and by keyboard. */
  resizable?: boolean;
}
