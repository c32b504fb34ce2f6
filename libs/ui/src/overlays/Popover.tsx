import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { FloatingPopover } from './popover-style.ts';

const Body = styled(Dialog)`
  padding: 16px;
  outline: 0;
`;

/** Where something opens beside what it belongs to. */
export type Placement = 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'top start' | 'top end';

/** What everything that opens beside a button is told. */
export interface AnchoredProps {
  /** The element it belongs to; the focus comes back to it. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** What it is called. */
  label: string;
  placement?: Placement;
}

export interface PopoverProps extends AnchoredProps {
  children: ReactNode;
}

/** Anything that opens beside a button. Escape and a press outside close it. */
export function Popover({ anchor, open, onOpenChange, label, placement = 'bottom start', children }: PopoverProps) {
  return (
    <FloatingPopover triggerRef={anchor} isOpen={open} onOpenChange={onOpenChange} placement={placement} offset={4}>
      <Body aria-label={label}>{children}</Body>
    </FloatingPopover>
  );
}
