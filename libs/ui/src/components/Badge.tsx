import styled from 'styled-components';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const Base = styled.span`
  display: inline-block;
  min-width: 18px;
  height: 18px;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--accent-fill);
  color: var(--on-accent);
  font-size: var(--t12);
  line-height: 18px;
  font-weight: 600;
  text-align: center;
  font-variant-numeric: tabular-nums;
`;

export interface BadgeProps {
  /** The number; 0 shows nothing. */
  count: number;
  /** Larger numbers are shown as this one with a plus. */
  max?: number;
  /** The number in a sentence for assistive technology, e.g. "7 open tasks". */
  label?: string;
}

/** A count of pending items. */
export function Badge({ count, max = 99, label }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > max ? `${max}+` : String(count);
  return (
    <Base>
      {label === undefined ? (
        shown
      ) : (
        <>
          <span aria-hidden="true">{shown}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </Base>
  );
}
