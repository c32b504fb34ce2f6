import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hintWhenCut } from './hint-when-cut.ts';

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  max-width: 100%;
  padding: 0 6px;
  border-radius: var(--r-small);
  font-size: var(--t12);
  line-height: 20px;
  white-space: nowrap;
  background: var(--sunken);
  color: var(--ink-2);

  & > svg {
    flex: none;
  }
  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  &[data-tone='ok'] {
    background: var(--ok-soft);
    color: var(--ok);
  }
  &[data-tone='warn'] {
    background: var(--warn-soft);
    color: var(--warn);
  }
  &[data-tone='danger'] {
    background: var(--danger-soft);
    color: var(--danger);
  }
  &[data-tone='info'] {
    background: var(--info-soft);
    color: var(--info);
  }
  &[data-tone='accent'] {
    background: var(--accent-soft);
    color: var(--accent-text);
  }
`;

/** States have tones of their own; `accent` is the tenant's. */
export type Tone = 'neutral' | 'ok' | 'warn' | 'danger' | 'info' | 'accent';

export interface TagProps {
  /** A word or two; text that does not fit ends in an ellipsis. */
  children: ReactNode;
  /** The rating it expresses; `neutral` by default. */
  tone?: Tone;
  /** An icon of 14 px before the words. */
  icon?: ReactNode;
}

/** A short word about an item; the words carry the meaning, the tone only supports it. */
export function Tag({ children, tone = 'neutral', icon }: TagProps) {
  return (
    <Base data-tone={tone}>
      {icon}
      <span {...hintWhenCut}>{children}</span>
    </Base>
  );
}
