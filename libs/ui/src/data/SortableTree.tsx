import { useRef, type KeyboardEvent } from 'react';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import styled from 'styled-components';
import { dropMark } from './drop-mark.ts';
import { everyEntry, type Fetched } from './tree-data.ts';
import { placeAt, placeBeside, type TreePlace } from './tree-move.ts';
import { Tree, type TreeProps } from './Tree.tsx';
import { useEndedDrag } from './use-ended-drag.ts';
import { useMovedFocus } from './use-moved-focus.ts';

const Mark = styled(DropIndicator)`
  ${dropMark}
`;

export interface SortableTreeProps extends Omit<
  TreeProps,
  'cascades' | 'drag' | 'fetchChildren' | 'selection' | 'words'
> {
  /** Whether one entry can be chosen, or none. */
  selection?: 'none' | 'single';
  /** Moves an entry; the caller passes the new tree back. */
  onMove: (id: string, to: TreePlace) => void;
  /** Whether an entry may go into a branch, null for the top; everywhere but into itself by default. */
  mayMove?: (id: string, parent: string | null) => boolean;
  /** Disables all moves. */
  disabled?: boolean;
}

const nothing: Fetched = new Map();

/**
 * Entries in branches to put in order: chapters in their sections, departments. Dragged by a pointer or by the keyboard
 * from the handle (Enter, arrows, Enter; Escape puts the entry back), each step announced in the language of
 * `UiProvider`; Alt with an arrow moves an entry among those beside it.
 */
export function SortableTree({ onMove, mayMove = () => true, disabled = false, ...tree }: SortableTreeProps) {
  const { entries } = tree;
  const ended = useEndedDrag();
  const dragged = useRef<string>(undefined);
  const { grid, onMoved } = useMovedFocus(entries);
  const labelOf = (id: string) => everyEntry(entries, nothing).find((entry) => entry.id === id)?.label ?? '';
  const placeFor = (target: string, position: 'before' | 'after' | 'on') => {
    const to = dragged.current === undefined ? undefined : placeAt(entries, dragged.current, target, position);
    return to !== undefined && dragged.current !== undefined && mayMove(dragged.current, to.parent) ? to : undefined;
  };
  const move = (id: string, to: TreePlace | undefined) => {
    if (to === undefined || disabled) return;
    onMoved(id);
    onMove(id, to);
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: disabled,
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': labelOf(String(key)) })),
    onDragStart: ({ keys }) => {
      const [key] = keys;
      dragged.current = key === undefined ? undefined : String(key);
      ended.onDragStart();
    },
    onDragEnd: () => {
      dragged.current = undefined;
      ended.onDragEnd();
    },
    getDropOperation: (target) =>
      target.type === 'item' && placeFor(String(target.key), target.dropPosition) !== undefined ? 'move' : 'cancel',
    onMove: ({ target }) => {
      if (dragged.current !== undefined) move(dragged.current, placeFor(String(target.key), target.dropPosition));
    },
    renderDropIndicator: (target) => <Mark target={target} />,
  });
  const press = (event: KeyboardEvent) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    const row = event.target instanceof Element ? event.target.closest('[role=row]') : null;
    const id = row?.getAttribute('data-key');
    if (id === null || id === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    move(id, placeBeside(entries, id, event.key === 'ArrowUp' ? -1 : 1));
  };
  return (
    <div ref={grid} onKeyDownCapture={press}>
      <Tree {...tree} drag={dragAndDropHooks} />
    </div>
  );
}
