import type { ReactNode, RefObject } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import styled from 'styled-components';
import { ByKey } from './ByKey.tsx';
import { Localised } from './Localised.tsx';
import { FloatingPopover } from './popover-style.ts';

const Body = styled(Dialog)`
  padding: 16px;
  outline: 0;
`;

/** Position of an overlay relative to its button. */
export type Placement = 'bottom start' | 'bottom end' | 'bottom' | 'top' | 'top start' | 'top end';

/** Props of every overlay beside a button. */
export interface AnchoredProps {
  /** The element it belongs to; the focus returns to it. */
  anchor: RefObject<HTMLElement | null>;
  /** Whether it is open. */
  open: boolean;
  /** Called when it opens or closes: by Escape, a press outside, a choice. */
  onOpenChange: (open: boolean) => void;
  /** Accessible name. */
  label: string;
  /** Preferred position; the opposite side without room. */
  placement?: Placement;
}

export interface PopoverProps extends AnchoredProps {
  /** The content; it scrolls when it is higher than the window. */
  children: ReactNode;
  /** It keeps its position, also when it grows beyond the available room. */
  stays?: boolean;
}

/** An overlay beside a button. Escape and a press outside close it. */
export function Popover({
  anchor,
  open,
  onOpenChange,
  label,
  placement = 'bottom start',
  stays = false,
  children,
}: PopoverProps) {
  return (
    <Localised>
      <ByKey open={open} />
      <FloatingPopover
        {...{ placement, onOpenChange }}
        triggerRef={anchor}
        isOpen={open}
        offset={4}
        shouldFlip={!stays}
      >
        <Body aria-label={label}>{children}</Body>
      </FloatingPopover>
    </Localised>
  );
}
