import { Checkbox, SkeletonLine, VisuallyHidden } from '@banyan/ui';
import { observer } from 'mobx-react-lite';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableStore } from './TableStore.ts';
import { Cell, RowLine } from './tableStyle.ts';
import type { ShownColumn } from './useTableColumns.ts';

/** Controls in a row have presses of their own. */
const ofControl = ({ target }: MouseEvent) =>
  target instanceof Element && target.closest('a, button, input, label, [role=menu]') !== null;

export interface TableRowProps<Row> {
  store: TableStore<Row>;
  row: Row;
  columns: readonly ShownColumn<Row>[];
  /** Position among all rows, from 1. */
  place: number;
  elementId: string;
  /** Distance from the first row, px. */
  offset: number;
  /** The row in words. */
  name: string;
  choose: boolean;
  opens: boolean;
  /** The row's menu; undefined for a table without. */
  menu: ReactNode;
}

/** One row. */
export const TableRow = observer(function TableRow<Row>(props: TableRowProps<Row>) {
  const { store, row, columns, place, elementId, offset, name, choose, opens, menu } = props;
  const { t } = useTranslation('console');
  const id = store.list.idOf(row);
  const chosen = choose && store.selection.has(id);
  const press = (event: MouseEvent) => {
    if (ofControl(event)) return;
    if (choose && event.shiftKey) return store.selection.extendTo(id, store.ids);
    store.setCurrent(id);
    if (opens) store.open(id);
  };
  return (
    <RowLine
      id={elementId}
      role="row"
      aria-rowindex={place + 1}
      aria-selected={choose ? chosen : undefined}
      data-virtual=""
      data-opens={opens || undefined}
      data-current={store.current === id || undefined}
      style={{ transform: `translateY(${offset}px)` }}
      onClick={press}
    >
      {choose ? (
        <Cell role="gridcell" data-choose="" data-pinned="" style={{ insetInlineStart: 0 }}>
          <Checkbox
            tabIndex={-1}
            checked={chosen}
            onChange={({ nativeEvent }) => {
              if ((nativeEvent as globalThis.MouseEvent).shiftKey) store.selection.extendTo(id, store.ids);
              else store.selection.toggle(id);
            }}
          >
            <VisuallyHidden>{t('table.choose', { name })}</VisuallyHidden>
          </Checkbox>
        </Cell>
      ) : null}
      {columns.map((column, index) => (
        <Cell
          key={column.id}
          role="gridcell"
          data-first={index === 0 || undefined}
          data-align={column.align}
          data-pinned={column.pinned || undefined}
          style={column.style}
        >
          <span>{column.cell(row)}</span>
        </Cell>
      ))}
      {menu === undefined ? null : (
        <Cell role="gridcell" data-menu="">
          {menu}
        </Cell>
      )}
    </RowLine>
  );
}) as <Row>(props: TableRowProps<Row>) => ReactNode;

export interface WaitingRowProps {
  columns: readonly { readonly id: string }[];
  choose: boolean;
  menu: boolean;
  /** Distance from the first row, px; without it the row stands in the page's flow. */
  offset?: number;
}

/** A row that is on its way, with the columns of the others. */
export function WaitingRow({ columns, choose, menu, offset }: WaitingRowProps) {
  return (
    <RowLine
      aria-hidden="true"
      data-virtual={offset === undefined ? undefined : ''}
      style={offset === undefined ? undefined : { transform: `translateY(${offset}px)` }}
    >
      {choose ? <Cell data-choose="" /> : null}
      {columns.map(({ id }, index) => (
        <Cell key={id}>
          <SkeletonLine width={index === 0 ? 120 : 72} />
        </Cell>
      ))}
      {menu ? <Cell data-menu="" /> : null}
    </RowLine>
  );
}
