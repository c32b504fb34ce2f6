import {
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
  tableFeatures,
  useTable,
  type Column,
  type ColumnDef,
} from '@tanstack/react-table';
import { useMemo, type CSSProperties } from 'react';
import { edgeWidths, usualWidth, type ConsoleColumn } from './consoleColumn.ts';
import type { TableStore } from './TableStore.ts';

const features = tableFeatures({
  columnOrderingFeature,
  columnPinningFeature,
  columnSizingFeature,
  columnVisibilityFeature,
});
type Features = typeof features;

/** The library arranges columns alone; rows are drawn by `TableRow`. */
type NoRow = Record<string, never>;
const noRows: readonly NoRow[] = [];

export interface ColumnsGiven<Row> {
  readonly store: Pick<TableStore<Row>, 'columns' | 'list'>;
  readonly columns: readonly ConsoleColumn<Row>[];
  /** Whether rows can be chosen, and whether they have a menu. */
  readonly edges: { readonly choose: boolean; readonly menu: boolean };
}

/** The shown columns in their order, the pinned ones first, with the widths of a row's cells. Call it in an observer. */
export function useTableColumns<Row>({ store, columns, edges }: ColumnsGiven<Row>) {
  const { order, hidden, pinned } = store.columns;
  const defined = useMemo(
    () =>
      columns.map(({ id, header, width = usualWidth }): ColumnDef<Features, NoRow> => ({ id, header, size: width })),
    [columns],
  );
  const state = useMemo(
    () => ({
      columnOrder: [...order],
      columnVisibility: Object.fromEntries(hidden.map((id) => [id, false])),
      columnPinning: { start: [...pinned], end: [] },
    }),
    [order, hidden, pinned],
  );
  const table = useTable({ features, columns: defined, data: noRows, state });
  const known = new Map(columns.map((column) => [column.id, column]));
  const shown = (table.getHeaderGroups()[0]?.headers ?? []).flatMap(({ column }) => {
    const own = known.get(column.id);
    return own === undefined ? [] : [{ ...own, style: styleOf(column, edges.choose), pinned: isPinned(column) }];
  });
  const tracks = shown.map(({ width = usualWidth, grow = 1, pinned: fixed }) =>
    fixed || grow === 0 ? `${width}px` : `minmax(${width}px, ${grow}fr)`,
  );
  const template = [
    ...(edges.choose ? [`${edgeWidths.choose}px`] : []),
    ...tracks,
    ...(edges.menu ? [`${edgeWidths.menu}px`] : []),
  ].join(' ');
  const least =
    (edges.choose ? edgeWidths.choose : 0) +
    shown.reduce((sum, { width = usualWidth }) => sum + width, 0) +
    (edges.menu ? edgeWidths.menu : 0);
  return { shown, widths: { '--table-columns': template, '--table-least': `${least}px` } as CSSProperties };
}

export type ShownColumn<Row> = ReturnType<typeof useTableColumns<Row>>['shown'][number];

const isPinned = (column: Column<Features, NoRow>) => column.getIsPinned() === 'start';

/** Offset at which a pinned cell stops when the table scrolls sideways. */
function styleOf(column: Column<Features, NoRow>, choose: boolean): CSSProperties | undefined {
  if (!isPinned(column)) return undefined;
  return { insetInlineStart: column.getStart('start') + (choose ? edgeWidths.choose : 0) };
}
