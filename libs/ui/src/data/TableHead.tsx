import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Column, ColumnResizer } from 'react-aria-components/Table';
import { HeadCell } from './table-frame.ts';
import type { TableColumn } from './table-types.ts';

interface TableHeadProps<Row extends object> {
  column: TableColumn<Row>;
  /** Its cells name the rows. */
  naming: boolean;
  resizable: boolean;
}

const orders = { none: ChevronsUpDown, ascending: ArrowUp, descending: ArrowDown };

/** The head of a column: its words, its sort arrow, the handle for its width. */
export function TableHead<Row extends object>({ column, naming, resizable }: TableHeadProps<Row>) {
  const { id, header, sortable = false, align, width } = column;
  const minWidth = column.minWidth ?? (align === 'end' ? 72 : 112);
  // Without handles the browser lays out the columns, and it does not support shares.
  const size = resizable
    ? { defaultWidth: width ?? ('1fr' as const), minWidth }
    : { style: { width: typeof width === 'number' ? width : undefined, minWidth } };
  return (
    <Column id={id} textValue={header} isRowHeader={naming} allowsSorting={sortable} data-align={align} {...size}>
      {({ sortDirection }) => {
        const Order = orders[sortDirection ?? 'none'];
        return (
          <HeadCell>
            <span tabIndex={resizable ? -1 : undefined}>{header}</span>
            {sortable ? <Order size={14} aria-hidden="true" /> : null}
            {resizable ? <ColumnResizer /> : null}
          </HeadCell>
        );
      }}
    </Column>
  );
}
