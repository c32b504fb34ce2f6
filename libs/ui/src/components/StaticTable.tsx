import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tableFrame, tableStyle } from './table-style.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Frame = styled.div`
  ${tableFrame}
`;

const Base = styled.table`
  ${tableStyle}
`;

/** One column of a read-only table. */
export interface StaticColumn<Row> {
  id: string;
  header: ReactNode;
  /** Content of the cell for a row. */
  cell: (row: Row) => ReactNode;
  /** Figures are aligned to the end. */
  align?: 'start' | 'end';
  /** This column names the row: its cells are row headings. */
  names?: boolean;
  /** Any CSS width. */
  width?: string | number;
  /** Content of the footer cell, e.g. a sum. */
  foot?: ReactNode;
}

export interface StaticTableFrameProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  /** The columns, in order. */
  columns: readonly StaticColumn<Row>[];
  /** The rows, each a `<tr>` of `staticCells`. */
  children: ReactNode;
  /** Rows of 36 px instead of 48 px. */
  dense?: boolean;
}

export interface StaticTableProps<Row> {
  /** Accessible name of the table. */
  caption: string;
  /** The columns, in order. */
  columns: readonly StaticColumn<Row>[];
  /** The rows, in order. */
  rows: readonly Row[];
  /** Key of a row. */
  rowId: (row: Row) => string;
  /** Rows of 36 px instead of 48 px. */
  dense?: boolean;
}

/** Minimum width of a text column, px; in less room the table scrolls sideways. */
const leastWidth = 112;

/** The cells of a row, in the order of the columns. */
export function staticCells<Row>(columns: readonly StaticColumn<Row>[], row: Row): ReactNode {
  return columns.map(({ id, cell, align, names = false }) =>
    names ? (
      <th key={id} scope="row" data-align={align}>
        {cell(row)}
      </th>
    ) : (
      <td key={id} data-align={align}>
        {cell(row)}
      </td>
    ),
  );
}

/** A table whose rows come from elsewhere, such as a list that grows page by page. */
export function StaticTableFrame<Row>({ caption, columns, children, dense = false }: StaticTableFrameProps<Row>) {
  const footed = columns.some(({ foot }) => foot !== undefined);
  return (
    // The scrolling area is focusable, for the keyboard.
    <Frame tabIndex={0} role="region" aria-label={caption}>
      <Base data-dense={dense || undefined}>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <thead>
          <tr>
            {columns.map(({ id, header, align, width }) => (
              <th
                key={id}
                scope="col"
                data-align={align}
                style={{ width, minWidth: width ?? (align === 'end' ? undefined : leastWidth) }}
              >
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
        {footed ? (
          <tfoot>
            <tr>
              {columns.map(({ id, foot, align }) => (
                <td key={id} data-align={align}>
                  {foot}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </Base>
    </Frame>
  );
}

/** A read-only table without controls. `Table` of `@banyan/ui/data` sorts and selects. */
export function StaticTable<Row>({ rows, rowId, ...frame }: StaticTableProps<Row>) {
  return (
    <StaticTableFrame {...frame}>
      {rows.map((row) => (
        <tr key={rowId(row)}>{staticCells(frame.columns, row)}</tr>
      ))}
    </StaticTableFrame>
  );
}
