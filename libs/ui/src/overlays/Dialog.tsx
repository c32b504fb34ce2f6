import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog as AriaDialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import styled, { keyframes } from 'styled-components';
import { breakingButtons } from '../components/button-style.ts';
import { IconButton } from '../components/IconButton.tsx';
import { ByKey } from './ByKey.tsx';
import { focusFirstField, leaveFullScreen } from './dialog-arrival.ts';
import type { DialogProps } from './dialog-types.ts';
import { scrimStyle } from './scrim-style.ts';

const rise = keyframes`from { opacity: 0; translate: 0 8px; }`;

const Scrim = styled(ModalOverlay)`
  ${scrimStyle}
  /* A dialog higher than the window starts at its top. */
  place-items: safe center;
  padding: 24px;
  overflow: auto;
`;

const Sheet = styled(Modal)`
  position: relative;
  max-width: 100%;
  border-radius: var(--r-card);
  background: var(--float);
  box-shadow: var(--float-shadow);
  overflow: hidden;
  outline: 0;
  animation: ${rise} var(--slow) var(--ease);

  & > section {
    outline: 0;
  }
  & [data-close] {
    position: absolute;
    z-index: 1;
    inset-inline-end: 12px;
    top: 12px;
    border-radius: var(--r-ctl);
    background: var(--float);
  }
`;

const Body = styled.div`
  padding: 24px;

  & h2 {
    padding-inline-end: 32px;
    font-size: var(--t20);
    line-height: 28px;
    overflow-wrap: anywhere;
  }
  & > div[data-content] {
    margin-top: 8px;
    color: var(--ink-2);
    text-wrap: pretty;
    overflow-wrap: anywhere;
  }
  & > footer {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: flex-end;
    gap: 8px;
    margin-top: 24px;
    ${breakingButtons}
  }
  &[data-align='center'] {
    text-align: center;
  }
  &[data-align='center'] h2 {
    padding: 0;
    margin-top: 12px;
  }
  &[data-align='center'] > svg {
    margin-inline: auto;
  }
  &[data-align='center'] > footer {
    justify-content: center;
  }
`;

/**
 * A question above the page. It takes the focus, in its first field if it has one, and returns it; the caller decides
 * how it can be closed.
 */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  picture,
  drawing,
  width = 480,
  align = drawing === undefined ? 'start' : 'center',
  outsideCloses = true,
  escapeCloses = true,
  closeText,
  role = 'dialog',
}: DialogProps) {
  const content: ReactNode = (
    <AriaDialog role={role}>
      {closeText === undefined ? null : (
        <IconButton data-close="" size="sm" label={closeText} onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      )}
      {picture}
      <Body data-align={align}>
        {drawing}
        <Heading slot="title" level={2}>
          {title}
        </Heading>
        {children === undefined ? null : <div data-content="">{children}</div>}
        {footer === undefined ? null : <footer>{footer}</footer>}
      </Body>
    </AriaDialog>
  );
  return (
    <>
      <ByKey open={open} />
      <Scrim
        ref={leaveFullScreen}
        data-scrim=""
        isOpen={open}
        isDismissable={outsideCloses}
        isKeyboardDismissDisabled={!escapeCloses}
        onOpenChange={(next) => {
          if (!next) onClose();
        }}
      >
        <Sheet ref={focusFirstField} style={{ width }}>
          {content}
        </Sheet>
      </Scrim>
    </>
  );
}
