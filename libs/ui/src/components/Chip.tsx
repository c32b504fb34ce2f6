import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { hintWhenCut } from './hint-when-cut.ts';

const Base = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 2px;
  max-width: 100%;
  min-height: 28px;
  padding: 0 10px;
  border-radius: 14px;
  background: var(--sunken);
  color: var(--ink-2);
  font-size: var(--t12);
  line-height: 20px;

  &:has(> button) {
    padding-inline-end: 2px;
  }
  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > button {
    flex: none;
    width: 24px;
    height: 24px;
    border-radius: 12px;
    display: grid;
    place-items: center;
    color: var(--ink-3);
  }
  & > button:hover {
    color: var(--ink);
    background: var(--line);
  }
`;

export interface ChipProps {
  /** The condition in words; text that does not fit ends in an ellipsis. */
  children: ReactNode;
  /** Removes the chip; left out, there is no button. */
  onRemove?: () => void;
  /** Name of the button that removes it, with the chip's own words in it. */
  removeText?: string;
}

/** An active condition, e.g. a filter, that can be removed. */
export function Chip({ children, onRemove, removeText }: ChipProps) {
  return (
    <Base>
      <span {...hintWhenCut}>{children}</span>
      {onRemove === undefined ? null : (
        <button type="button" aria-label={removeText} title={removeText} onClick={onRemove}>
          <X size={14} aria-hidden="true" />
        </button>
      )}
    </Base>
  );
}
