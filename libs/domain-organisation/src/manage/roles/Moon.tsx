import type { Reach } from '@banyan/contracts';
import styled from 'styled-components';

const Disc = styled.i`
  display: inline-block;
  width: 14px;
  height: 14px;
  border: 1.5px solid var(--ink-2);
  border-radius: 50%;
  vertical-align: -2px;

  &[data-reach='all'] {
    background: var(--ink-2);
  }
  &[data-reach='departments'] {
    background: linear-gradient(90deg, var(--ink-2) 50%, transparent 50%);
  }
  &[data-reach='own'] {
    background: radial-gradient(circle, var(--ink-2) 0 3px, transparent 3.5px);
  }
  &[data-reach='none'] {
    width: 4px;
    height: 4px;
    border: 0;
    background: var(--line-3);
    vertical-align: 3px;
  }
`;

/** How far a right reaches, as a moon: full, half, a point for one's own things, or none. */
export function Moon({ reach }: { reach: Reach | null }) {
  return <Disc data-reach={reach ?? 'none'} aria-hidden="true" />;
}
