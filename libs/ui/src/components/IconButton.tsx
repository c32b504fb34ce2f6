import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';
import type { UiLinkProps } from '../links/link-context.ts';
import { mirroredIcons } from './mirrored.ts';

const look = css`
  position: relative;
  flex: none;
  width: 36px;
  height: 36px;
  border: 1px solid transparent;
  border-radius: var(--r-ctl);
  display: inline-grid;
  place-items: center;
  color: var(--ink-2);
  transition:
    background-color var(--quick) var(--ease),
    color var(--quick) var(--ease);

  ${mirroredIcons}
  &:hover {
    background: var(--hover);
    color: var(--ink);
  }
  &:active,
  &[aria-pressed='true'] {
    background: var(--sunken);
    color: var(--ink);
  }
  &[data-size='sm'] {
    width: 32px;
    height: 32px;
  }
  &[data-size='xs'] {
    width: 24px;
    height: 24px;
    border-radius: 6px;
  }
  &[data-variant='outline'] {
    border-color: var(--line-2);
    background: var(--surface);
  }
  &:is(:disabled, [aria-disabled='true']) {
    color: var(--ink-3);
    opacity: 0.6;
    cursor: not-allowed;
    background: none;
  }
  &[data-pip]::after {
    content: '';
    position: absolute;
    top: 6px;
    inset-inline-end: 7px;
    width: 8px;
    height: 8px;
    border-radius: 50%;
    background: var(--accent);
    box-shadow: 0 0 0 2px var(--surface);
  }
`;

const BaseButton = styled.button`
  ${look}
`;
const BaseLink = styled(UiLink)`
  ${look}
`;

interface IconLook {
  /** The action; its accessible name and its hint under the pointer. */
  label: string;
  /** The icon, drawn at 20 px (16 px at size `xs`). */
  children: ReactNode;
  /** 24, 32 or 36 px. */
  size?: 'xs' | 'sm' | 'md';
  /** `outline` has an edge, for a button alone on the page. */
  variant?: 'ghost' | 'outline';
  /** A dot for news; mention it in `label` too. */
  pip?: boolean;
}

export interface IconButtonProps
  extends IconLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled' | 'children'> {
  /** Disabled, but keeps the focus that `disabled` would drop: for buttons that their own press disables. */
  shut?: boolean;
  /** Set by `shut`. */
  'aria-disabled'?: never;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** An action shown by an icon alone. `aria-pressed` makes it a switch. */
export function IconButton({
  label,
  size = 'md',
  variant = 'ghost',
  pip = false,
  shut = false,
  onClick,
  ...rest
}: IconButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (shut) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <BaseButton
      type="button"
      title={label}
      {...rest}
      onClick={press}
      aria-label={label}
      aria-disabled={shut || undefined}
      data-size={size}
      data-variant={variant}
      data-pip={pip || undefined}
    />
  );
}

export interface IconLinkProps extends IconLook, Omit<UiLinkProps, 'children'> {}

/** A link shown by an icon alone. */
export function IconLink({ label, size = 'md', variant = 'ghost', pip = false, ...rest }: IconLinkProps) {
  return (
    <BaseLink
      title={label}
      {...rest}
      aria-label={label}
      data-size={size}
      data-variant={variant}
      data-pip={pip || undefined}
    />
  );
}
