import { css, keyframes } from 'styled-components';
import { mirroredIcons } from './mirrored.ts';

/** `primary` is the screen's one main action, `accent` an outlined second to it, `ghost` the quietest. */
export type ButtonVariant = 'primary' | 'normal' | 'accent' | 'ghost' | 'danger';
/** Heights 32, 36 and 48 px. */
export type ButtonSize = 'sm' | 'md' | 'lg';

const turn = keyframes`to { rotate: 1turn; }`;

/** The look that buttons and links that look like buttons share. */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 8px;
  min-height: var(--control-h);
  padding: 0 14px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink);
  font-weight: 500;
  line-height: 20px;
  text-align: center;
  white-space: nowrap;
  cursor: pointer;
  user-select: none;
  transition:
    background-color var(--quick) var(--ease),
    border-color var(--quick) var(--ease),
    color var(--quick) var(--ease);

  & > svg {
    flex: none;
  }
  ${mirroredIcons}
  &[data-size='sm'] {
    min-height: 32px;
    padding: 0 12px;
  }
  &[data-size='lg'] {
    min-height: var(--action-h);
    padding: 0 22px;
    font-size: var(--t16);
    line-height: 24px;
  }
  &[data-block] {
    display: flex;
    width: 100%;
    padding-block: 6px;
    white-space: normal;
  }

  &[data-variant='primary'] {
    background: var(--accent-fill);
    border-color: transparent;
    color: var(--on-accent);
    font-weight: 600;
  }
  &[data-variant='accent'] {
    border-color: var(--accent-line);
    color: var(--accent-text);
    font-weight: 600;
  }
  &[data-variant='ghost'] {
    border-color: transparent;
    background: none;
    color: var(--ink-2);
  }
  &[data-variant='danger'] {
    border-color: color-mix(in oklab, var(--danger) 40%, var(--surface));
    color: var(--danger);
  }

  /* Disabled buttons do not react to the pointer. */
  &:where(:not(:disabled, [aria-disabled='true'])) {
    &:hover {
      background: var(--hover);
    }
    &:active {
      background: var(--sunken);
    }
    &[data-variant='primary']:hover {
      background: var(--accent-fill-hover);
    }
    &[data-variant='primary']:active {
      background: color-mix(in oklab, var(--accent-fill-hover) 92%, var(--ink));
    }
    &[data-variant='accent']:is(:hover, :active) {
      background: var(--accent-soft);
    }
    &[data-variant='ghost']:hover {
      background: var(--hover);
      color: var(--ink);
    }
    &[data-variant='ghost']:active {
      background: var(--sunken);
    }
    &[data-variant='danger']:is(:hover, :active) {
      background: var(--danger-soft);
    }
  }
  &:is(:disabled, [aria-disabled='true']:not([data-pending])) {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--ink-3);
    font-weight: 500;
    cursor: not-allowed;
  }
  &[data-variant='ghost']:is(:disabled, [aria-disabled='true']) {
    background: none;
    border-color: transparent;
  }

  /* Pending: the words keep their room, so the width stays; a spinner turns above them. */
  &[data-pending] {
    cursor: progress;
  }
  &[data-pending] > * {
    opacity: 0;
  }
  &[data-pending]::after {
    content: '';
    position: absolute;
    inset: 0;
    width: 16px;
    height: 16px;
    margin: auto;
    border: 2px solid currentColor;
    border-inline-end-color: transparent;
    border-radius: 50%;
    animation: ${turn} 0.8s linear infinite;
  }
`;

/** For containers with buttons in lines: a label wider than the line wraps instead of overflowing. */
export const breakingButtons = css`
  & > :is(button, a)[data-size]:not([data-block]) {
    max-width: 100%;
    padding-block: 4px;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
