import type { HTMLAttributes, Ref } from 'react';
import styled from 'styled-components';

const Base = styled.div`
  min-width: 0;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
  overflow-wrap: break-word;

  &[data-padding='md'] {
    padding: 16px 20px;
  }
  &[data-padding='lg'] {
    padding: 24px;
  }
`;

export interface CardProps extends HTMLAttributes<HTMLElement> {
  /** The HTML element, chosen by meaning. */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | 'form';
  /** Space inside: none for lists that reach the edge, 16/20 px, 24 px. */
  padding?: 'none' | 'md' | 'lg';
  /** The element itself. */
  ref?: Ref<HTMLElement>;
}

/** A surface with a border; only floating surfaces have a shadow. Never a card in a card. */
export function Card({ as = 'div', padding = 'lg', ref, ...rest }: CardProps) {
  return <Base as={as} data-padding={padding} {...rest} ref={ref} />;
}
