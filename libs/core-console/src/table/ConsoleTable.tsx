import { EmptyState, Kbd } from '@banyan/ui';
import { useFormats } from '@banyan/core-screen/views';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ConsoleColumn } from './consoleColumn.ts';
import type { TableStore } from './TableStore.ts';
import { TableRows } from './TableRows.tsx';
import { TableStates } from './TableStates.tsx';
import { Foot, Frame } from './tableStyle.ts';
import { useTableColumns } from './useTableColumns.ts';

export interface ConsoleTableProps<Row> {
  /** The table's store; the page keeps its address with `useTableAddress`. */
  store: TableStore<Row>;
  /** All columns. Keep the array the same between renders. */
  columns: readonly ConsoleColumn<Row>[];
  /** Accessible name: the rows in one word, "People". */
  label: string;
  /** A row in words: its name. */
  name: (row: Row) => string;
  /** Whether rows can be chosen. */
  choose?: boolean;
  /** Whether a row opens in the side panel. */
  opens?: boolean;
  /** Menu of a row: a `RowMenu`. */
  menu?: (row: Row) => ReactNode;
  /** Shown when there is nothing yet: an `EmptyState` with the first step. */
  empty?: ReactNode;
  /** Shown over the rows: a `BulkBar`. */
  children?: ReactNode;
}

/** The foot of a table: how many rows there are, and the keys. */
const TableFoot = observer(function TableFoot({
  store,
  choose,
  opens,
}: Pick<ConsoleTableProps<unknown>, 'store' | 'choose' | 'opens'>) {
  const { t } = useTranslation('console');
  const { number } = useFormats();
  const loaded = store.list.rows.length;
  return (
    <Foot>
      <span>{t('table.total', { count: store.total, n: number(store.total) })}</span>
      <ul aria-hidden="true">
        <li>
          <Kbd>↑</Kbd>
          <Kbd>↓</Kbd> {t('keys.move')}
        </li>
        {choose ? (
          <li>
            <Kbd>X</Kbd> {t('keys.choose')}
          </li>
        ) : null}
        {opens ? (
          <li>
            <Kbd>↵</Kbd> {t('keys.open')}
          </li>
        ) : null}
      </ul>
      <div>{loaded < store.total ? t('table.loaded', { n: number(loaded), total: number(store.total) }) : null}</div>
    </Foot>
  );
});

/**
 * A table of the console: sorting, choosing, columns to choose and pin, any number of rows, all of it by keyboard. It
 * fills its place, which must have a height.
 */
export const ConsoleTable = observer(function ConsoleTable<Row>(props: ConsoleTableProps<Row>) {
  const {
    store,
    columns,
    label,
    name,
    choose = true,
    opens = true,
    menu,
    empty = <EmptyState level={2} />,
    children,
  } = props;
  const edges = { choose, menu: menu !== undefined };
  const { shown, widths } = useTableColumns({ store, columns, edges });
  return (
    <Frame data-dense={store.dense || undefined}>
      <TableStates store={store as TableStore<unknown>} columns={shown} widths={widths} {...edges} empty={empty}>
        <TableRows store={store} columns={shown} {...{ widths, label, name, choose, opens, menu }} />
      </TableStates>
      <TableFoot store={store as TableStore<unknown>} choose={choose} opens={opens} />
      {children}
    </Frame>
  );
}) as <Row>(props: ConsoleTableProps<Row>) => ReactNode;
