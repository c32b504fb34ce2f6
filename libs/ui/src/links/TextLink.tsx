import styled from 'styled-components';
import { mirroredIcons } from '../components/mirrored.ts';
import { UiLink } from './UiLink.tsx';
import type { UiLinkProps } from './link-context.ts';

const Anchor = styled(UiLink)`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-height: 24px;
  color: var(--ink-2);
  transition: color var(--quick) var(--ease);

  ${mirroredIcons}
  &[data-variant='inline'] {
    display: inline;
    color: var(--ink);
    text-decoration: underline;
    text-underline-offset: 3px;
  }
  &:hover {
    color: var(--accent-text);
  }
`;

export interface TextLinkProps extends UiLinkProps {
  /** `quiet` for a link alone at the edge of a section; `inline` is underlined within a sentence. */
  variant?: 'quiet' | 'inline';
}

/** A link made of words. */
export function TextLink({ variant = 'quiet', ...rest }: TextLinkProps) {
  return <Anchor data-variant={variant} {...rest} />;
}
