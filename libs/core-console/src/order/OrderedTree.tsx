import { movedTree, SortableTree, type SortableTreeProps, type TreePlace } from '@banyan/ui/data';
import { OrderFailure } from './OrderFailure.tsx';
import { useOrder } from './useOrder.ts';

export interface OrderedTreeProps extends Omit<SortableTreeProps, 'onMove'> {
  /** Saves a move. It rejects when that was refused or lost: the entry goes back. */
  onMove: (id: string, to: TreePlace) => Promise<unknown>;
}

/** Things in branches that people put in order; a move shows at once and is saved by itself. */
export function OrderedTree({ onMove, ...tree }: OrderedTreeProps) {
  const { shown, failure, change } = useOrder(tree.entries);
  return (
    <>
      <SortableTree
        {...tree}
        entries={shown}
        onMove={(id, to) => void change(movedTree(shown, id, to), () => onMove(id, to))}
      />
      <OrderFailure error={failure} />
    </>
  );
}
