import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { TabLine } from './tab-style.ts';

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 28px;
  min-width: 0;
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  margin-left: auto;
`;

/** One tab and what it shows. */
export interface TabItem<Id extends string = string> {
  id: Id;
  label: ReactNode;
  /** A quiet number after the words. */
  count?: ReactNode;
  /** What stands under the line while the tab is chosen. */
  panel: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** What the tabs divide. */
  label: string;
  items: readonly TabItem<Id>[];
  selected: Id;
  onSelect: (id: Id) => void;
  /** Buttons at the right end of the line. */
  actions?: ReactNode;
  size?: 'md' | 'lg';
}

const moves: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  Home: () => 0,
  End: (_index, count) => count - 1,
};

/** Tabs with their panel. Arrows, Home and End move and choose; one of them is in the order of Tab. */
export function Tabs<Id extends string = string>({
  label,
  items,
  selected,
  onSelect,
  actions,
  size = 'md',
}: TabsProps<Id>) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const index = Math.max(
    0,
    items.findIndex((item) => item.id === selected),
  );
  const current = items[index];

  const move = (event: KeyboardEvent) => {
    const target = moves[event.key]?.(index, items.length);
    const item = target === undefined ? undefined : items[target];
    if (target === undefined || item === undefined) return;
    event.preventDefault();
    onSelect(item.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[target]?.focus();
  };

  return (
    <div>
      <TabLine data-size={size}>
        <List ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={move}>
          {items.map((item, position) => (
            <button
              key={item.id}
              type="button"
              role="tab"
              id={`${base}-${item.id}`}
              aria-selected={position === index}
              aria-controls={position === index ? `${base}-panel` : undefined}
              tabIndex={position === index ? 0 : -1}
              onClick={() => onSelect(item.id)}
            >
              {item.label}
              {item.count === undefined ? null : <small>{item.count}</small>}
            </button>
          ))}
        </List>
        {actions === undefined ? null : <Actions>{actions}</Actions>}
      </TabLine>
      {current === undefined ? null : (
        // A panel is a stop for Tab even when nothing in it can take the focus.
        <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current.id}`} tabIndex={0}>
          {current.panel}
        </div>
      )}
    </div>
  );
}
