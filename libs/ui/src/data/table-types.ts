import type { ReactNode } from 'react';

/** One column of a table. */
export interface TableColumn<Row extends object> {
  id: string;
  /** Its text, which some screen readers announce with each cell. */
  header: string;
  /** Content of the cell for a row. To change the content, pass a new list of columns. */
  cell: (row: Row) => ReactNode;
  /** Its header sorts the rows. */
  sortable?: boolean;
  /** Figures are aligned to the end. */
  align?: 'start' | 'end';
  /** This column names the row, and is read with every cell of it. At least one column does; by default the first. */
  names?: boolean;
  /** Width in px, or as a share of the rest, e.g. `2fr`. */
  width?: number | `${number}fr`;
  /** Minimum width, px; below that the table scrolls sideways. By default 112, or 72 for figures. */
  minWidth?: number;
}

/** The order of the rows: the column, and the direction. */
export interface TableSort {
  column: string;
  direction: 'ascending' | 'descending';
}

/** The words of a table. Those for choosing and resizing are react-aria's, in the language of `UiProvider`. */
export interface TableWords {
  /** Announced while rows are fetched. */
  loading: string;
  /** Header of the column with the actions, for screen readers only. */
  actions?: string;
  /** Shown when fetching failed. */
  failed?: string;
  /** The data that was kept and the way on. */
  failedText?: string;
  retry?: string;
}

export interface TableProps<Row extends object> {
  /** Accessible name: the things listed. */
  label: string;
  /** The columns, in order. */
  columns: readonly TableColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Key of a row. */
  rowId: (row: Row) => string;
  /** All its texts, in the reader's language. */
  words: TableWords;
  /** Rows are available, loading, or failed. While they load again, the old ones stay visible. */
  state?: 'ready' | 'loading' | 'failed';
  /** Tries again after a failure. */
  onRetry?: () => void;
  /** Shown without any row; an `EmptyState` by default. */
  empty?: ReactNode;
  /** Number of skeleton rows; as many as are expected. */
  skeletonRows?: number;
  /** The current order. */
  sort?: TableSort;
  /** Called when a header is pressed: the caller passes the rows in the new order. */
  onSort?: (sort: TableSort) => void;
  /** How many rows can be chosen. Several come with a box that chooses all visible ones. */
  selection?: 'none' | 'single' | 'multiple';
  /** Ids of the chosen rows. */
  selected?: readonly string[];
  /** Called with all chosen ids. */
  onSelect?: (ids: string[]) => void;
  /** Ids of rows that cannot be chosen. */
  disabledIds?: readonly string[];
  /** Called when a row is pressed, or on Enter. */
  onRowAction?: (id: string) => void;
  /** Small buttons at the end of a row. */
  rowActions?: (row: Row) => ReactNode;
  /** Rows of 36 px instead of 48 px. */
  dense?: boolean;
  /** Height in px above which the rows scroll under their head. */
  maxHeight?: number;
  /** The head sticks below the page's header while the page scrolls; not together with `maxHeight`. */
  sticksToPage?: boolean;
  /** Columns can be resized, by pointer and by keyboard. */
  resizable?: boolean;
}
