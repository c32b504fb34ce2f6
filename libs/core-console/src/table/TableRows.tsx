import { useVirtualizer } from '@tanstack/react-virtual';
import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useRef, type CSSProperties, type ReactNode } from 'react';
import type { TableStore } from './TableStore.ts';
import { TableHead } from './TableHead.tsx';
import { TableRow, WaitingRow } from './TableRow.tsx';
import { sortOf } from './tableQuery.ts';
import { Scroller, Sheet } from './tableStyle.ts';
import type { ShownColumn } from './useTableColumns.ts';
import { useTableKeys } from './useTableKeys.ts';

/** Rows before the end at which the next page is loaded. */
const ahead = 20;

export interface TableRowsProps<Row> {
  store: TableStore<Row>;
  columns: readonly ShownColumn<Row>[];
  widths: CSSProperties;
  label: string;
  name: (row: Row) => string;
  choose: boolean;
  opens: boolean;
  menu: ((row: Row) => ReactNode) | undefined;
}

/** The rows in sight, whatever the number of all rows; the next page is loaded before its first row is reached. */
export const TableRows = observer(function TableRows<Row>(props: TableRowsProps<Row>) {
  const { store, columns, widths, label, name, choose, opens, menu } = props;
  const { list, dense, current } = store;
  useTableKeys({ store, choose, opens });
  const base = useId();
  const scroller = useRef<HTMLDivElement>(null);
  const height = dense ? 32 : 40;
  const { rows } = list;
  const count = rows.length + (list.foot === 'end' ? 0 : 1);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => height,
    overscan: 12,
    // The head covers the first 36 px.
    scrollPaddingStart: 36,
    scrollMargin: 0,
  });
  useEffect(() => virtual.measure(), [virtual, height]);

  const last = virtual.range?.endIndex ?? 0;
  const near = list.foot === 'more' && last >= rows.length - ahead;
  useEffect(() => {
    if (near) void list.loadMore();
  }, [list, near, rows.length]);

  const follow = useEffectEvent(() => {
    const index = current === null ? -1 : store.ids.indexOf(current);
    if (index >= 0) virtual.scrollToIndex(index);
  });
  useEffect(() => follow(), [current]);

  const elementId = (id: number | string) => `${base}-${id}`;
  return (
    <Scroller
      ref={scroller}
      role="grid"
      tabIndex={0}
      aria-label={label}
      aria-rowcount={store.total + 1}
      aria-multiselectable={choose || undefined}
      aria-activedescendant={current === null ? undefined : elementId(current)}
    >
      <Sheet role="presentation" style={widths}>
        <div role="rowgroup">
          <TableHead
            store={store}
            columns={columns}
            choose={choose}
            menu={menu !== undefined}
            sort={sortOf(store.query.sort)}
          />
        </div>
        <div role="rowgroup" style={{ height: virtual.getTotalSize(), position: 'relative' }}>
          {virtual.getVirtualItems().map(({ index, start }) => {
            const row = rows[index];
            if (row === undefined) {
              return (
                <WaitingRow key="waiting" columns={columns} choose={choose} menu={menu !== undefined} offset={start} />
              );
            }
            const id = list.idOf(row);
            return (
              <TableRow
                key={id}
                store={store}
                row={row}
                columns={columns}
                place={index + 1}
                elementId={elementId(id)}
                offset={start}
                name={name(row)}
                choose={choose}
                opens={opens}
                menu={menu?.(row)}
              />
            );
          })}
        </div>
      </Sheet>
    </Scroller>
  );
}) as <Row>(props: TableRowsProps<Row>) => ReactNode;
