import { X } from 'lucide-react';
import { useRef, useSyncExternalStore, type FocusEvent } from 'react';
import styled, { keyframes } from 'styled-components';
import { IconButton } from './IconButton.tsx';
import { ToneIcon } from './tone-icon.tsx';
import type { ToastQueue } from './toast-queue.ts';

const arrive = keyframes`from { opacity: 0; translate: 0 -8px; }`;

const Region = styled.section`
  position: fixed;
  z-index: var(--z-toast);
  top: calc(var(--header-h) + 16px);
  inset-inline-end: max(24px, (100vw - var(--content)) / 2);
  width: 384px;
  pointer-events: none;

  & > div {
    display: grid;
    gap: 12px;
  }
`;

const Toast = styled.div`
  display: grid;
  grid-template-columns: 20px 1fr auto 24px;
  column-gap: 12px;
  align-items: start;
  min-height: 48px;
  padding-block: 12px;
  padding-inline: 16px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-ctl);
  background: var(--float);
  box-shadow: var(--float-shadow);
  pointer-events: auto;
  animation: ${arrive} var(--slow) var(--ease);

  & > svg {
    margin-top: 1px;
    color: var(--info);
  }
  &[data-tone='ok'] > svg {
    color: var(--ok);
  }
  &[data-tone='warn'] > svg {
    color: var(--warn);
  }
  &[data-tone='danger'] > svg {
    color: var(--danger);
  }
  & > p {
    grid-column: 2;
    line-height: 22px;
    overflow-wrap: anywhere;
  }
  & > p > small {
    display: block;
    font-size: var(--t12);
    line-height: 20px;
    color: var(--ink-3);
  }
  & > button[data-action] {
    min-height: 24px;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  & > button:last-child {
    grid-column: 4;
  }
`;

export interface ToastRegionProps {
  /** The queue; `createToastQueue` creates one. */
  queue: ToastQueue;
  /** Name of the region. */
  label: string;
  /** Name of the button that closes a toast. */
  closeText: string;
}

/** The place of toasts, once in an application. Their timers pause while the pointer or the focus is on them. */
export function ToastRegion({ queue, label, closeText }: ToastRegionProps) {
  const entries = useSyncExternalStore(queue.subscribe, queue.entries, queue.entries);
  /** The element that had the focus before the toasts. */
  const cameFrom = useRef<HTMLElement | null>(null);
  const enter = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget)) {
      cameFrom.current = relatedTarget;
    }
    queue.hold();
  };
  /** Before a focused toast closes: moves the focus to the toast beside it, else back to the earlier element. */
  const passOn = (button: HTMLElement) => {
    const region = button.closest('section');
    const all = [...(region?.querySelectorAll<HTMLElement>('[data-close]') ?? [])];
    const at = all.findIndex((close) => close.parentElement === button.parentElement);
    (all[at + 1] ?? all[at - 1] ?? cameFrom.current)?.focus();
  };
  return (
    <Region
      aria-label={label}
      onPointerEnter={queue.hold}
      onPointerLeave={queue.release}
      onFocus={enter}
      onBlur={queue.release}
    >
      <div role="status" aria-live="polite" aria-relevant="additions text">
        {entries.map(({ id, tone = 'info', text, detail, action }) => (
          <Toast key={id} data-tone={tone}>
            <ToneIcon tone={tone} />
            <p>
              {text}
              {detail === undefined ? null : <small>{detail}</small>}
            </p>
            {action === undefined ? null : (
              <button
                type="button"
                data-action=""
                onClick={({ currentTarget }) => {
                  passOn(currentTarget);
                  queue.close(id);
                  action.onPress();
                }}
              >
                {action.label}
              </button>
            )}
            <IconButton
              data-close=""
              size="xs"
              label={closeText}
              onClick={({ currentTarget }) => {
                passOn(currentTarget);
                queue.close(id);
              }}
            >
              <X size={16} aria-hidden="true" />
            </IconButton>
          </Toast>
        ))}
      </div>
    </Region>
  );
}
