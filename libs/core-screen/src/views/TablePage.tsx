import { staticCells, StaticTableFrame, type StaticColumn } from '@banyan/ui';
import type { ReactNode } from 'react';
import { ListPage, type ListPageProps } from './ListPage.tsx';

export interface TablePageProps<Row> extends Omit<ListPageProps<Row>, 'children' | 'frame'> {
  /** The columns, in order; one of them names the row. */
  columns: readonly StaticColumn<Row>[];
}

/** A screen that is a list in columns, page by page, with all states of a `ListPage`. */
export function TablePage<Row>({ columns, ...page }: TablePageProps<Row>): ReactNode {
  return (
    <ListPage
      {...page}
      frame={(rows, label) => (
        <StaticTableFrame caption={label} columns={columns}>
          {rows}
        </StaticTableFrame>
      )}
    >
      {(row) => <tr>{staticCells(columns, row)}</tr>}
    </ListPage>
  );
}
