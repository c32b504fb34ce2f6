import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { isMirrored } from './mirrored.ts';
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
  margin-inline-start: auto;
`;

/** Keeps the panel at a distance from the line. */
const Panel = styled.div`
  padding-top: 12px;
`;

/** One tab and its panel. */
export interface TabItem<Id extends string = string> {
  /** Unique key, passed to `onSelect`. */
  id: Id;
  /** Its text. */
  label: ReactNode;
  /** A small number after the words. */
  count?: ReactNode;
  /** Content under the line while the tab is chosen. */
  panel: ReactNode;
}

export interface TabsProps<Id extends string = string> {
  /** Accessible name: the content that the tabs divide. */
  label: string;
  /** The tabs in their order. */
  items: readonly TabItem<Id>[];
  /** Id of the chosen one; an unknown id chooses the first. */
  selected: Id;
  /** Called with the id of a tab that is chosen by press or key. */
  onSelect: (id: Id) => void;
  /** Buttons at the end of the line. */
  actions?: ReactNode;
  /** 14 px, or 16 px for tabs that divide a whole screen. */
  size?: 'md' | 'lg';
}

const onward = (index: number, count: number) => (index + 1) % count;
const back = (index: number, count: number) => (index - 1 + count) % count;

/** The tab that a key moves to from the tab of this index; undefined for other keys. */
function goal(key: string, index: number, count: number, mirrored: boolean): number | undefined {
  if (key === 'ArrowRight') return (mirrored ? back : onward)(index, count);
  if (key === 'ArrowLeft') return (mirrored ? onward : back)(index, count);
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** Tabs with their panel. Arrows, Home and End move and choose; one tab is in the order of Tab. */
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
    const target = goal(event.key, index, items.length, isMirrored(event.currentTarget));
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
        // A panel is a stop for Tab even without focusable content.
        <Panel role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${current.id}`} tabIndex={0}>
          {current.panel}
        </Panel>
      )}
    </div>
  );
}
