import { RotateCw } from 'lucide-react';
import { Cell, Column, Row as AriaRow, TableBody, TableHeader, type Selection } from 'react-aria-components/Table';
import { Button } from '../components/Button.tsx';
import { EmptyState } from '../components/EmptyState.tsx';
import { ErrorState } from '../components/ErrorState.tsx';
import { Notice } from '../components/Notice.tsx';
import { VisuallyHidden } from '../components/VisuallyHidden.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { SelectionBox } from './SelectionBox.tsx';
import { Frame, Grid, ResizableFrame, TableBox } from './table-frame.ts';
import type { TableProps } from './table-types.ts';
import { TableHead } from './TableHead.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';

function Rows<Row extends object>(props: TableProps<Row>) {
  const { label, columns, rows, rowId, words, empty, dense = false, resizable = false } = props;
  const { sort, onSort, selection = 'none', selected = [], onSelect, disabledIds = [] } = props;
  const { onRowAction, rowActions } = props;
  const naming = columns.find(({ names }) => names)?.id ?? columns[0]?.id;
  const boxed = selection === 'multiple';
  const choose = (keys: Selection) => {
    const able = rows.map(rowId).filter((id) => !disabledIds.includes(id));
    onSelect?.(keys === 'all' ? able : [...keys].map(String));
  };
  return (
    <Grid
      aria-label={label}
      data-dense={dense || undefined}
      data-pressable={onRowAction === undefined ? undefined : ''}
      selectionMode={selection}
      selectedKeys={selected}
      disabledKeys={disabledIds}
      disabledBehavior="selection"
      onSelectionChange={choose}
      sortDescriptor={sort}
      onSortChange={({ column, direction }) => onSort?.({ column: String(column), direction })}
      onRowAction={onRowAction === undefined ? undefined : (key) => onRowAction(String(key))}
    >
      <TableHeader>
        {boxed ? (
          <Column id="box" data-box="" {...(resizable ? { width: 52, minWidth: 52 } : {})}>
            <SelectionBox />
          </Column>
        ) : null}
        {columns.map((column) => (
          <TableHead key={column.id} column={column} naming={column.id === naming} resizable={resizable} />
        ))}
        {rowActions === undefined ? null : (
          <Column id="actions" textValue={words.actions} data-align="end">
            <VisuallyHidden>{words.actions}</VisuallyHidden>
          </Column>
        )}
      </TableHeader>
      <TableBody
        items={rows}
        dependencies={[columns, rowActions, boxed]}
        renderEmptyState={() => empty ?? <EmptyState size={160} />}
      >
        {(row) => (
          <AriaRow id={rowId(row)}>
            {boxed ? (
              <Cell data-box="">
                <SelectionBox />
              </Cell>
            ) : null}
            {columns.map((column) => (
              <Cell key={column.id} data-align={column.align}>
                {column.cell(row)}
              </Cell>
            ))}
            {rowActions === undefined ? null : (
              <Cell data-actions="">
                <div>{rowActions(row)}</div>
              </Cell>
            )}
          </AriaRow>
        )}
      </TableBody>
    </Grid>
  );
}

/**
 * A table to sort, choose rows and act on them. Arrows move over the cells, Space chooses, Enter acts; Tab leaves the
 * table.
 */
export function Table<Row extends object>(props: TableProps<Row>) {
  const { columns, rows, words, state = 'ready', onRetry, skeletonRows = 6, dense = false } = props;
  const { maxHeight, sticksToPage = false, resizable = false } = props;

  if (state === 'loading' && rows.length === 0) {
    return <TableSkeleton label={words.loading} rows={skeletonRows} columns={columns.length} dense={dense} />;
  }
  if (state === 'failed' && rows.length === 0) {
    return (
      <Frame>
        <ErrorState title={words.failed} text={words.failedText} retryText={words.retry} onRetry={onRetry} />
      </Frame>
    );
  }
  const frame = { style: { maxHeight }, 'data-to-page': sticksToPage ? '' : undefined };
  const retry =
    onRetry === undefined || words.retry === undefined ? undefined : (
      <Button size="sm" icon={<RotateCw size={16} aria-hidden="true" />} onClick={onRetry}>
        {words.retry}
      </Button>
    );
  return (
    <Localised>
      <TableBox aria-busy={state === 'loading'}>
        {state === 'failed' ? (
          <Notice tone="danger" title={words.failed} live action={retry}>
            {words.failedText}
          </Notice>
        ) : null}
        {resizable ? (
          <ResizableFrame {...frame}>
            <Rows {...props} />
          </ResizableFrame>
        ) : (
          <Frame {...frame}>
            <Rows {...props} />
          </Frame>
        )}
        <VisuallyHidden role="status">{state === 'loading' ? words.loading : ''}</VisuallyHidden>
      </TableBox>
    </Localised>
  );
}
