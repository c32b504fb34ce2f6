import type { ReactNode } from 'react';
import styled from 'styled-components';
import { breakingButtons } from './button-style.ts';
import { Button } from './Button.tsx';

const Bar = styled.section`
  position: sticky;
  z-index: 2;
  inset-block-end: 16px;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
  min-height: 56px;
  padding-block: 10px;
  padding-inline: 20px 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-card);
  background: var(--float);
  box-shadow: var(--float-shadow);

  ${breakingButtons}

  & > output {
    font-weight: 600;
    line-height: 22px;
    font-variant-numeric: tabular-nums;
  }
  & > div {
    ${breakingButtons}
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    min-width: 0;
    margin-inline-start: auto;
  }
`;

export interface BulkBarProps {
  /** Accessible name of the bar, e.g. "What to do with the chosen rows". */
  label: string;
  /** Number of chosen rows; at 0 the bar is hidden. */
  count: number;
  /** The number in words, e.g. "12 chosen"; announced with every change. */
  countText: string;
  /** Chooses the rows of the other pages as well. */
  all?: { text: string; onChoose: () => void };
  /** Label of the button that clears the choice. */
  clearText: string;
  /** Clears the choice. */
  onClear: () => void;
  /** Buttons of the actions on all chosen rows. One that cannot be undone asks first. */
  children: ReactNode;
}

/** Actions on several rows at once: appears with the first choice and stays in sight at the end of the list. */
export function BulkBar({ label, count, countText, all, clearText, onClear, children }: BulkBarProps) {
  if (count === 0) return null;
  return (
    <Bar aria-label={label}>
      <output aria-live="polite">{countText}</output>
      {all === undefined ? null : (
        <Button size="sm" variant="ghost" onClick={all.onChoose}>
          {all.text}
        </Button>
      )}
      <Button size="sm" variant="ghost" onClick={onClear}>
        {clearText}
      </Button>
      <div>{children}</div>
    </Bar>
  );
}
