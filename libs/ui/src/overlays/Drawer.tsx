import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { breakingButtons } from '../components/button-style.ts';
import { IconButton } from '../components/IconButton.tsx';
import { ByKey } from './ByKey.tsx';
import { leaveFullScreen } from './dialog-arrival.ts';
import { scrimStyle } from './scrim-style.ts';

const fromEnd = keyframes`from { translate: 32px 0; opacity: 0; }`;
const fromStart = keyframes`from { translate: -32px 0; opacity: 0; }`;

const Scrim = styled(ModalOverlay)`
  ${scrimStyle}
  overflow: hidden;
`;

const Sheet = styled(Modal)`
  justify-self: end;
  max-width: 100%;
  height: 100dvh;
  background: var(--float);
  box-shadow: var(--float-shadow);
  outline: 0;
  animation: ${fromEnd} var(--slow) var(--ease);

  &[data-side='start'] {
    justify-self: start;
  }
  &:is([data-side='start']:dir(ltr), [data-side='end']:dir(rtl)) {
    animation-name: ${fromStart};
  }

  & > section {
    display: grid;
    grid-template: auto 1fr auto / minmax(0, 1fr);
    height: 100%;
    outline: 0;
  }
  & > section > header {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: var(--header-h);
    padding-block: 12px;
    padding-inline: 24px 16px;
    border-bottom: 1px solid var(--line);
  }
  & > section > header > h2 {
    flex: 1;
    min-width: 0;
    font-size: var(--t16);
    line-height: 24px;
    overflow-wrap: anywhere;
  }
  & > section > div {
    min-height: 0;
    padding: 24px;
    overflow: auto;
    overscroll-behavior: contain;
  }
  & > section > footer {
    display: flex;
    flex-wrap: wrap;
    justify-content: flex-end;
    gap: 12px;
    padding: 16px 24px;
    ${breakingButtons}
    border-top: 1px solid var(--line);
  }
`;

export interface DrawerProps {
  /** Whether it is open. */
  open: boolean;
  /** Called by every way to close it; the caller then sets `open`. */
  onClose: () => void;
  /** Its subject; it names the drawer. */
  title: ReactNode;
  /** Its content; scrolls between title and buttons. */
  children: ReactNode;
  /** Its buttons, always visible, the main one last. */
  footer?: ReactNode;
  /** The edge it slides from: the end of a line, or its start. */
  side?: 'start' | 'end';
  /** Width in px; never wider than the window. */
  width?: number;
  /** Name of the close button. */
  closeText: string;
  /** Whether a press beside it closes it; `false` where typed text would be lost. */
  outsideCloses?: boolean;
}

/** Details or a form beside the page they belong to. It takes the focus and returns it when it closes. */
export function Drawer({
  open,
  onClose,
  title,
  children,
  footer,
  side = 'end',
  width = 480,
  closeText,
  outsideCloses = true,
}: DrawerProps) {
  return (
    <>
      <ByKey open={open} />
      <Scrim
        ref={leaveFullScreen}
        data-scrim=""
        isOpen={open}
        isDismissable={outsideCloses}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Sheet style={{ width }} data-side={side}>
          <AriaDialog>
            <header>
              <Heading slot="title" level={2}>
                {title}
              </Heading>
              <IconButton size="sm" label={closeText} onClick={onClose}>
                <X size={20} aria-hidden="true" />
              </IconButton>
            </header>
            <div>{children}</div>
            {footer === undefined ? null : <footer>{footer}</footer>}
          </AriaDialog>
        </Sheet>
      </Scrim>
    </>
  );
}
