import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { ToneIcon, type MessageTone } from './tone-icon.tsx';
import { useFocusBack } from './useFocusBack.ts';

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 48px;
  padding: 8px 16px;
  border-radius: var(--r-ctl);
  background: var(--tone-soft);
  color: var(--tone);

  &[data-tone='ok'] {
    --tone: var(--ok);
    --tone-soft: var(--ok-soft);
  }
  &[data-tone='info'] {
    --tone: var(--info);
    --tone-soft: var(--info-soft);
  }
  &[data-tone='warn'] {
    --tone: var(--warn);
    --tone-soft: var(--warn-soft);
  }
  &[data-tone='danger'] {
    --tone: var(--danger);
    --tone-soft: var(--danger-soft);
  }
  &[data-strip] {
    border-radius: 0;
    padding-inline: max(24px, (100% - var(--content)) / 2);
  }
  & > svg {
    flex: none;
  }
  & > p {
    flex: 1;
    min-width: 0;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & button:not([data-variant='primary']),
  & a:not([data-variant='primary']) {
    color: inherit;
    border-color: currentColor;
    background: none;
  }
  & button[data-size='sm'][title] {
    border-color: transparent;
    margin-block: -4px;
    margin-inline-end: -8px;
  }
`;

export interface NoticeProps {
  /** Tone of the message, also shown by an icon. */
  tone?: MessageTone;
  /** The main point, in bold. */
  title?: ReactNode;
  /** The rest of the sentence. */
  children?: ReactNode;
  /** The next step: a small button or link. */
  action?: ReactNode;
  /** Closes the notice; without it, or without its label, there is no close button. */
  onDismiss?: () => void;
  /** Name of the button that closes it. */
  dismissText?: string;
  /** Across the whole window, under the header. */
  strip?: boolean;
  /** Announced when it appears; leave it out for notices that are there from the start. */
  live?: boolean;
}

/** A bar with a message about the screen or the whole product. */
export function Notice({
  tone = 'info',
  title,
  children,
  action,
  onDismiss,
  dismissText,
  strip = false,
  live = false,
}: NoticeProps) {
  const place = useFocusBack<HTMLDivElement>();
  const role = live ? (tone === 'danger' || tone === 'warn' ? 'alert' : 'status') : undefined;
  return (
    <Bar ref={place} role={role} data-tone={tone} data-strip={strip || undefined}>
      <ToneIcon tone={tone} />
      <p>
        {title === undefined ? null : <b>{title}</b>} {children}
      </p>
      {action}
      {onDismiss === undefined || dismissText === undefined ? null : (
        <IconButton size="sm" label={dismissText} onClick={onDismiss}>
          <X size={18} aria-hidden="true" />
        </IconButton>
      )}
    </Bar>
  );
}
