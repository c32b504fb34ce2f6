import { use, useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { choiceLabel } from './choice-label.ts';
import { RadioContext } from './radio-context.ts';

const Label = styled.label`
  ${choiceLabel}

  & > i {
    border-radius: 50%;
  }
  & > input:checked + i {
    border: 5px solid var(--accent-fill);
  }
  & > input:disabled:checked + i {
    border-color: var(--line-3);
  }

  &[data-card] {
    display: flex;
    padding: 12px 16px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    background: var(--surface);
    transition:
      background-color var(--quick) var(--ease),
      border-color var(--quick) var(--ease);
  }
  &[data-card] > input {
    inset-inline-start: 13px;
  }
  &[data-card]:hover {
    background: var(--hover);
  }
  &[data-card]:has(> input:checked) {
    border-color: var(--accent);
    background: var(--accent-soft);
  }
  &[data-card]:has(> input:checked) > span > b {
    font-weight: 600;
  }
  &[data-card]:has(> input:checked) small {
    color: var(--ink-2);
  }
  &[data-card]:has(> input:disabled) {
    border-color: var(--line);
    background: var(--sunken);
  }
  & > span > b {
    display: block;
    font-weight: 400;
  }
`;

export interface RadioProps {
  /** The value of the group when this radio is chosen. */
  value: string;
  /** The answer in words. */
  children: ReactNode;
  /** A quieter line below the words, read after them. */
  description?: ReactNode;
  /** Disabled; the value is kept. */
  disabled?: boolean;
}

/** An answer of a `RadioGroup`. */
export function Radio({ value, children, description, disabled = false }: RadioProps) {
  const group = use(RadioContext);
  const id = useId();
  const described = description !== undefined;
  return (
    <Label data-card={group.cards || undefined}>
      <input
        type="radio"
        name={group.name}
        value={value}
        checked={group.value === value}
        onChange={() => group.choose(value)}
        disabled={disabled || group.disabled}
        required={group.required}
        aria-labelledby={`${id}-words`}
        aria-describedby={described ? `${id}-more` : undefined}
      />
      <i aria-hidden="true" />
      <span>
        <b id={`${id}-words`}>{children}</b>
        {described ? <small id={`${id}-more`}>{description}</small> : null}
      </span>
    </Label>
  );
}
