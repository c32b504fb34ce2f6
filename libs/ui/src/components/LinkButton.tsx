import type { ReactNode } from 'react';
import styled from 'styled-components';
import { UiLink } from '../links/UiLink.tsx';
import type { UiLinkProps } from '../links/link-context.ts';
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts';

const Base = styled(UiLink)`
  ${buttonStyle}
`;

export interface LinkButtonProps extends UiLinkProps {
  /** Emphasis; one `primary` per screen. */
  variant?: ButtonVariant;
  /** 32, 36 or 48 px high. */
  size?: ButtonSize;
  /** An icon before the words. */
  icon?: ReactNode;
  /** As wide as its container. */
  block?: boolean;
}

/** A link that looks like a button: it has an address, so it opens in a new tab and can be copied. */
export function LinkButton({
  variant = 'normal',
  size = 'md',
  icon,
  block = false,
  children,
  ...rest
}: LinkButtonProps) {
  return (
    <Base {...rest} data-variant={variant} data-size={size} data-block={block || undefined}>
      {icon}
      <span>{children}</span>
    </Base>
  );
}
