import { SortableList, type SortableListProps } from '@banyan/ui/data';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { OrderFailure } from './OrderFailure.tsx';
import { useOrder } from './useOrder.ts';

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
`;

export interface OrderedListProps<Item extends object> extends Omit<SortableListProps<Item>, 'onReorder'> {
  /** Saves all ids in their new order. It rejects when that was refused or lost: the order goes back. */
  onOrder: (ids: string[]) => Promise<unknown>;
  /** Menu of an item: a `RowMenu`. */
  menu?: (item: Item) => ReactNode;
}

/** Things that people put in order; a new order shows at once and is saved by itself. */
export function OrderedList<Item extends object>({ onOrder, menu, ...list }: OrderedListProps<Item>) {
  const { items, itemId, renderItem } = list;
  const { shown, failure, change } = useOrder(items);
  return (
    <>
      <SortableList
        {...list}
        items={shown}
        renderItem={(item) => (
          <Row>
            <div>{renderItem(item)}</div>
            {menu?.(item)}
          </Row>
        )}
        onReorder={(ids) =>
          void change(
            ids.flatMap((id) => shown.filter((item) => itemId(item) === id)),
            () => onOrder(ids),
          )
        }
      />
      <OrderFailure error={failure} />
    </>
  );
}
