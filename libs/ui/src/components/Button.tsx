import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

const Base = styled.button`
  ${buttonStyle}
`;

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-disabled'> {
  /** Emphasis; one `primary` per screen. */
  variant?: ButtonVariant;
  /** 32, 36 or 48 px high. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
  /** Pending: shows a spinner in place, keeps width and focus, and ignores further presses. */
  pending?: boolean;
  /**
   * Disabled, but keeps the focus that `disabled` would drop: for buttons that their own press disables. Say beside it
   * why.
   */
  shut?: boolean;
  /** Set by `shut` and `pending`. */
  'aria-disabled'?: never;
  /** Label: the action in words. */
  children: ReactNode;
  /** The element itself, to focus it. */
  ref?: Ref<HTMLButtonElement>;
}

/** A button for an action. Its label names the action. */
export function Button({
  variant = 'normal',
  size = 'md',
  icon,
  block = false,
  pending = false,
  shut = false,
  type = 'button',
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (pending || shut) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Base
      {...rest}
      type={type}
      onClick={press}
      aria-disabled={pending || shut || undefined}
      aria-busy={pending || undefined}
      data-variant={variant}
      data-size={size}
      data-block={block || undefined}
      data-pending={pending || undefined}
    >
      {icon}
      <span>{children}</span>
    </Base>
  );
}
