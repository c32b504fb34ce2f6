import { defaultRangeExtractor, useVirtualizer, type Range } from '@tanstack/react-virtual';
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import styled from 'styled-components';
import { keyAt, keysAfter, newKeys } from './item-keys.ts';

const Scroller = styled.div`
  position: relative;
  overflow: auto;
  overflow-anchor: none;
  contain: strict;

  &:focus-visible {
    outline-offset: -2px;
    box-shadow: none;
  }
`;

const Items = styled.div`
  position: relative;
  /* Below the focus ring of the list. */
  z-index: -1;

  & > [role='listitem'] {
    position: absolute;
    inset-block-start: 0;
    inset-inline: 0;
  }
`;

/** Methods of a list for its caller. */
export interface VirtualListHandle {
  /** Scrolls an item into view: at the top, in the middle, at the end, or by the shortest way. */
  show: (index: number, where?: 'start' | 'center' | 'end' | 'auto') => void;
}

export interface VirtualListProps<Item> {
  /** Accessible name: the things listed. */
  label: string;
  /** All items; only the visible ones are rendered. */
  items: readonly Item[];
  /** Unique key of an item, so that added rows move nothing that is in sight. */
  itemId: (item: Item) => string;
  /** Renders an item. */
  renderItem: (item: Item, index: number) => ReactNode;
  /** Approximate height of an item, px; each is measured when it is rendered. */
  estimate: number;
  /** Height of the list, px or any CSS length. */
  height: number | string;
  /** Number of items rendered beyond the visible ones, at each side. */
  overscan?: number;
  /** Number of items including those not loaded yet; -1 if unknown. The number of `items` by default. */
  total?: number;
  /** Called when the last items are rendered, to fetch more. Once for each number of items. */
  onEndReached?: () => void;
  /** Number of items before the end at which that happens, so that more arrive in time. */
  endDistance?: number;
  /** Content after the last item, which scrolls with them: a `LoadMore`. */
  footer?: ReactNode;
  /** Methods to scroll to an item. */
  ref?: Ref<VirtualListHandle>;
}

/**
 * A list of any length that renders only the visible items and a few more. The list itself takes the focus and scrolls
 * by arrows, Page Up and Down, Home and End; a focused item stays rendered however far away it is.
 */
export function VirtualList<Item>({
  label,
  items,
  itemId,
  renderItem,
  estimate,
  height,
  overscan = 6,
  total,
  onEndReached,
  endDistance = 10,
  footer,
  ref,
}: VirtualListProps<Item>) {
  const scroller = useRef<HTMLDivElement>(null);
  /** The focused item; it must stay rendered while it has the focus. */
  const [held, setHeld] = useState<number>();
  const count = items.length;
  const [keys, setKeys] = useState(() => newKeys(items));
  if (keys.items !== items) setKeys(keysAfter(keys, items, itemId));
  const { runs } = keys;
  const keyOf = useCallback((index: number) => keyAt(runs, index), [runs]);
  const withHeld = useCallback(
    (range: Range) => {
      const drawn = defaultRangeExtractor(range);
      return held === undefined || held >= range.count || drawn.includes(held)
        ? drawn
        : [...drawn, held].sort((one, other) => one - other);
    },
    [held],
  );
  /** Changes when items are added or removed. */
  const ends = `${count} ${keyAt(runs, 0)}`;
  const [drawnEnds, setDrawnEnds] = useState(ends);
  useEffect(() => setDrawnEnds(ends), [ends]);
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => estimate,
    getItemKey: keyOf,
    rangeExtractor: withHeld,
    overscan,
    // Anchors the visible items by their keys when items are added before them. Only then, because with the anchor each
    // measurement computes the places of all others again.
    anchorTo: drawnEnds === ends ? 'start' : 'end',
  });
  useImperativeHandle(ref, () => ({ show: (index, align = 'auto') => virtual.scrollToIndex(index, { align }) }), [
    virtual,
  ]);

  const last = virtual.range?.endIndex ?? -1;
  const atEnd = count > 0 && last >= count - 1 - endDistance;
  const reachEnd = useEffectEvent(() => onEndReached?.());
  useEffect(() => {
    if (atEnd) reachEnd();
  }, [atEnd, count]);

  const jump = (event: KeyboardEvent<HTMLElement>) => {
    // Keys of a control in an item are its own. The browser knows the ends of the rendered part, not those of the list.
    if (event.target !== event.currentTarget || (event.key !== 'Home' && event.key !== 'End')) return;
    event.preventDefault();
    virtual.scrollToIndex(event.key === 'Home' ? 0 : count - 1, { align: event.key === 'Home' ? 'start' : 'end' });
  };
  const hold = ({ target }: FocusEvent<HTMLElement>) => {
    const index = target.closest('[data-index]')?.getAttribute('data-index');
    setHeld(index === null || index === undefined ? undefined : Number(index));
  };

  return (
    <Scroller
      ref={scroller}
      role="group"
      aria-label={label}
      tabIndex={0}
      style={{ height }}
      onKeyDown={jump}
      onFocus={hold}
      onBlur={() => setHeld(undefined)}
    >
      <Items role="list" style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          return item === undefined ? null : (
            <div
              key={String(key)}
              ref={virtual.measureElement}
              role="listitem"
              aria-setsize={total ?? count}
              aria-posinset={index + 1}
              data-index={index}
              style={{ transform: `translateY(${start}px)` }}
            >
              {renderItem(item, index)}
            </div>
          );
        })}
      </Items>
      {footer}
    </Scroller>
  );
}
