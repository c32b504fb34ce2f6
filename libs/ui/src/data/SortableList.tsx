import { GripVertical } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button, GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styled from 'styled-components';
import { EmptyState } from '../components/EmptyState.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { dropMark } from './drop-mark.ts';
import { reorder } from './reorder.ts';
import { useEndedDrag } from './use-ended-drag.ts';
import { useMovedFocus } from './use-moved-focus.ts';

const Place = styled.div`
  min-width: 0;

  & > [role='grid'] {
    outline: 0;
  }
  & > [role='grid'] > [role='row'] + [role='row'] {
    margin-block-start: 8px;
  }
  &[data-fixed] > [role='grid'] > [role='row'] {
    cursor: default;
  }
  &[data-fixed] button[slot='drag'] {
    visibility: hidden;
  }
`;

const Row = styled(GridListItem)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: 48px;
  padding-block: 8px;
  padding-inline: 8px 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--surface);
  cursor: grab;

  & [data-content] {
    flex: 1;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & button[slot='drag'] {
    flex: none;
    display: grid;
    place-items: center;
    width: 28px;
    height: 32px;
    border-radius: var(--r-small);
    color: var(--ink-3);
  }
  &:hover button[slot='drag'] {
    background: var(--hover);
    color: var(--ink);
  }
  /* While a row moves its old place stays visible. */
  &[data-dragging] {
    opacity: 0.5;
    border-style: dashed;
  }
  &[data-disabled] {
    background: var(--sunken);
    color: var(--ink-2);
    cursor: default;
  }
  &[data-disabled] button[slot='drag'] {
    visibility: hidden;
  }
`;

const Mark = styled(DropIndicator)`
  ${dropMark}
`;

export interface SortableListProps<Item extends object> {
  /** Accessible name: the things to put in order. */
  label: string;
  /** The items in their current order; the caller passes the new order back. */
  items: readonly Item[];
  /** Unique key of an item. */
  itemId: (item: Item) => string;
  /** An item in words: names its handle, and is announced during a move. */
  itemText: (item: Item) => string;
  /** Renders an item, without its handle. */
  renderItem: (item: Item) => ReactNode;
  /** Called with all ids in their new order. */
  onReorder: (ids: string[]) => void;
  /** Ids of items that cannot be moved; others may still pass them. */
  disabledIds?: readonly string[];
  /** Disables all moves, e.g. while the last order is being saved. */
  disabled?: boolean;
  /** Shown without any item; an `EmptyState` by default. */
  empty?: ReactNode;
}

/**
 * Rows to put in order: dragged by a pointer, or by the keyboard from the handle (Enter, arrows, Enter; Escape puts the
 * row back), or a place at a time by Alt with an arrow. Each step from the handle is announced in the language of
 * `UiProvider`.
 */
export function SortableList<Item extends object>({
  label,
  items,
  itemId,
  itemText,
  renderItem,
  onReorder,
  disabledIds = [],
  disabled = false,
  empty,
}: SortableListProps<Item>) {
  const ended = useEndedDrag();
  const { grid, onMoved } = useMovedFocus(items);
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    ...ended,
    isDisabled: disabled,
    getItems: (_keys, dragged) => dragged.map((item) => ({ 'text/plain': itemText(item) })),
    getDropOperation: (_target, _types, allowed) => (allowed.includes('move') ? 'move' : 'cancel'),
    onReorder: ({ keys, target }) => {
      if (target.dropPosition === 'on') return;
      const ids = [...keys].map(String);
      if (ids[0] !== undefined) onMoved(ids[0]);
      onReorder(reorder(items.map(itemId), new Set(ids), String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => <Mark target={target} />,
  });
  const step = (event: KeyboardEvent) => {
    if (!event.altKey || disabled || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const ids = items.map(itemId);
    const at = ids.indexOf(row?.getAttribute('data-key') ?? '');
    const id = ids[at];
    const goal = ids[at + (event.key === 'ArrowUp' ? -1 : 1)];
    if (id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    if (goal === undefined || disabledIds.includes(id)) return;
    onMoved(id);
    onReorder(reorder(ids, new Set([id]), goal, event.key === 'ArrowUp' ? 'before' : 'after'));
  };
  return (
    <Localised>
      <Place data-fixed={disabled || undefined} onKeyDownCapture={step}>
        <GridList
          ref={grid}
          aria-label={label}
          items={items}
          dependencies={[renderItem]}
          disabledKeys={disabledIds}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => empty ?? <EmptyState size={160} />}
        >
          {(item) => (
            <Row id={itemId(item)} textValue={itemText(item)}>
              <Button slot="drag">
                <GripVertical size={18} aria-hidden="true" />
              </Button>
              <div data-content="">{renderItem(item)}</div>
            </Row>
          )}
        </GridList>
      </Place>
    </Localised>
  );
}
