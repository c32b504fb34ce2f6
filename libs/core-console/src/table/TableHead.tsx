import { Checkbox, VisuallyHidden } from '@banyan/ui';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TableStore } from './TableStore.ts';
import { Cell, HeadLine, SortButton } from './tableStyle.ts';
import type { ShownColumn } from './useTableColumns.ts';

export interface TableHeadProps<Row> {
  store: TableStore<Row>;
  columns: readonly ShownColumn<Row>[];
  choose: boolean;
  menu: boolean;
  /** The column that orders the rows. */
  sort: { readonly column: string; readonly descending: boolean };
}

/** Chooses all loaded rows. */
const ChooseLoaded = observer(function ChooseLoaded({ store }: { store: TableStore<unknown> }) {
  const { t } = useTranslation('console');
  const { ids, selection } = store;
  const some = ids.some((id) => selection.has(id));
  const every = some && ids.every((id) => selection.has(id));
  return (
    <Checkbox checked={every} indeterminate={some && !every} onChange={() => selection.toggleAll(ids)}>
      <VisuallyHidden>{t('table.chooseLoaded')}</VisuallyHidden>
    </Checkbox>
  );
});

/** The head of a table: sorts, and chooses all loaded rows. */
export const TableHead = observer(function TableHead<Row>(props: TableHeadProps<Row>) {
  const { store, columns, choose, menu, sort } = props;
  const { t } = useTranslation('console');
  const directionOf = (id: string) => (sort.column === id ? (sort.descending ? 'descending' : 'ascending') : 'none');
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <HeadLine role="row" aria-rowindex={1}>
      {choose ? (
        <Cell role="columnheader" data-choose="" data-pinned="" style={{ insetInlineStart: 0 }}>
          <ChooseLoaded store={store as TableStore<unknown>} />
        </Cell>
      ) : null}
      {columns.map(({ id, header, sorts = false, align, pinned, style }) => (
        <Cell
          key={id}
          role="columnheader"
          aria-sort={sorts ? directionOf(id) : undefined}
          data-align={align}
          data-pinned={pinned || undefined}
          style={style}
        >
          {sorts ? (
            <SortButton type="button" data-on={sort.column === id || undefined} onClick={() => store.sortBy(id)}>
              {header}
              {sort.column === id ? <Arrow size={14} aria-hidden="true" /> : null}
            </SortButton>
          ) : (
            <span>{header}</span>
          )}
        </Cell>
      ))}
      {menu ? (
        <Cell role="columnheader" data-menu="">
          <VisuallyHidden>{t('table.actions')}</VisuallyHidden>
        </Cell>
      ) : null}
    </HeadLine>
  );
}) as <Row>(props: TableHeadProps<Row>) => ReactNode;
