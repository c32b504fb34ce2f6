import { ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import styled from 'styled-components';
import type { ChoiceContent } from '../overlays/choice-types.ts';
import type { Placement } from '../overlays/Popover.tsx';
import { LateOverlay } from './LateOverlay.tsx';
import { loadChoiceList, preloadOverlays } from './lazy-overlays.ts';

const Trigger = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  max-width: 100%;
  min-height: var(--control-h);
  padding-block: 4px;
  padding-inline: 14px 10px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink-2);
  overflow-wrap: anywhere;
  transition: border-color var(--quick) var(--ease);

  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  &:hover {
    border-color: var(--ink-3);
  }
  &[data-on] {
    border-color: var(--ink-2);
    color: var(--ink);
    font-weight: 600;
  }
  &[data-variant='plain'] {
    padding: 0;
    border-color: transparent;
    background: none;
    color: var(--ink);
    font-weight: 600;
  }
  &:disabled {
    background: var(--sunken);
    color: var(--ink-3);
    cursor: not-allowed;
  }
`;

export interface FilterMenuProps extends ChoiceContent {
  /** Label: the property to filter or order by. */
  label: string;
  /** Words on the button in place of the label, e.g. the current order. */
  shown?: string;
  /** `plain` has no box: for sorting at the end of a line. */
  variant?: 'box' | 'plain';
  /** Position of the list; below the button, aligned to its start, by default. */
  placement?: Placement;
  /** Disables the choice. */
  disabled?: boolean;
}

/** A button that opens a list to choose one or several from; dark edges mark an active choice. */
export function FilterMenu({
  label,
  shown,
  variant = 'box',
  placement,
  disabled = false,
  ...content
}: FilterMenuProps) {
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const on = content.selected.length > 0;
  return (
    <>
      <Trigger
        ref={button}
        type="button"
        disabled={disabled}
        data-on={on || undefined}
        data-variant={variant}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-label={shown === undefined || shown === label ? undefined : `${label}: ${shown}`}
        onClick={() => setOpen(!open)}
        onPointerEnter={preloadOverlays}
        onFocus={preloadOverlays}
      >
        {shown ?? label}
        <ChevronDown size={16} aria-hidden="true" />
      </Trigger>
      {open ? (
        <LateOverlay load={loadChoiceList} anchored onLost={() => setOpen(false)}>
          {(ChoiceList) => (
            <ChoiceList {...content} anchor={button} open onOpenChange={setOpen} label={label} placement={placement} />
          )}
        </LateOverlay>
      ) : null}
    </>
  );
}
