import { useId } from 'react';
import styled from 'styled-components';
import { coveringInput } from '../shared/covering-input.ts';
import { useWords } from '../shared/useWords.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 4px;
  max-width: 252px;
  font-variant-numeric: tabular-nums;

  & > label {
    place-items: center;
    width: 32px;
    height: 32px;
    border-radius: var(--r-ctl);
    box-shadow: inset 0 0 0 1px var(--line-2);
    color: var(--ink-2);
    cursor: pointer;
  }
  & > label:hover {
    color: var(--ink);
    box-shadow: inset 0 0 0 1px var(--ink-3);
  }
  & > label[data-suggested] {
    outline: 1.5px dashed var(--ink-3);
    outline-offset: 1px;
  }
  & > label:has(:checked) {
    background: var(--ink);
    color: var(--surface);
    font-weight: 600;
    box-shadow: none;
  }
  & > label {
    ${coveringInput}
  }
`;

export interface PointPickerProps {
  /** Name of the criterion that gets the points. */
  label: string;
  /** Maximum of points. */
  most: number;
  /** Null: none given yet. */
  value: number | null;
  /** Suggested points; null when there are none. */
  suggested: number | null;
  onGive: (points: number) => void;
  onFocus: () => void;
}

/** Whole points side by side, from none to the maximum. */
export function PointPicker({ label, most, value, suggested, onGive, onFocus }: PointPickerProps) {
  const { t, number } = useWords();
  const name = useId();
  return (
    <Row role="radiogroup" aria-label={label}>
      {Array.from({ length: most + 1 }, (_, points) => (
        <label key={points} data-suggested={points === suggested ? '' : undefined}>
          <input
            type="radio"
            name={name}
            checked={points === value}
            aria-label={points === suggested ? t('review.suggestedPoints', { points: number(points) }) : number(points)}
            onChange={() => onGive(points)}
            onFocus={onFocus}
          />
          {number(points)}
        </label>
      ))}
    </Row>
  );
}
