import { useFormats } from '@banyan/core-screen/views';
import type { ReactNode } from 'react';
import styled from 'styled-components';

const Bar = styled.nav`
  flex: none;
  display: flex;
  align-items: center;
  min-width: 0;
  height: 44px;
  padding-inline: calc(var(--console-edge, 32px) - 10px);
  border-bottom: 1px solid var(--line);

  & > ul {
    display: flex;
    gap: 4px;
    min-width: 0;
    overflow-x: auto;
    scrollbar-width: none;
  }
  & button[data-view] {
    position: relative;
    display: flex;
    align-items: center;
    gap: 6px;
    height: 44px;
    padding-inline: 10px;
    color: var(--ink-2);
    white-space: nowrap;
  }
  & button[data-view]:hover,
  & button[aria-current] {
    color: var(--ink);
  }
  & button[aria-current] {
    font-weight: 600;
  }
  & button[aria-current]::after {
    content: '';
    position: absolute;
    inset-inline: 10px;
    inset-block-end: 0;
    height: 2px;
    background: var(--accent);
  }
  & small {
    font-size: var(--t12);
    font-weight: 400;
    color: var(--ink-3);
    font-variant-numeric: tabular-nums;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 4px;
    margin-inline-start: auto;
  }
`;

/** A saved view. */
export interface SavedView {
  readonly id: string;
  readonly label: string;
  /** Number of its rows; left out while it is not known. */
  readonly count?: number;
}

export interface ViewTabsProps {
  /** Accessible name. */
  label: string;
  /** The views, the usual one first. */
  views: readonly SavedView[];
  /** Id of the shown one. */
  selected: string;
  /** Called with the id of a pressed view. */
  onSelect: (id: string) => void;
  /** At the end of the line: saving the present view. */
  actions?: ReactNode;
}

/** Saved views of a table. Each is a set of filters and an order; it does not divide the page as tabs do. */
export function ViewTabs({ label, views, selected, onSelect, actions }: ViewTabsProps) {
  const { number } = useFormats();
  return (
    <Bar aria-label={label}>
      <ul>
        {views.map(({ id, label: name, count }) => (
          <li key={id}>
            <button
              type="button"
              data-view=""
              aria-current={id === selected ? 'true' : undefined}
              onClick={() => onSelect(id)}
            >
              {name}
              {count === undefined ? null : <small>{number(count)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {actions === undefined ? null : <div>{actions}</div>}
    </Bar>
  );
}
