import { Check, Minus } from 'lucide-react';
import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';

const Label = styled.label`
  position: relative;
  display: inline-flex;
  align-items: flex-start;
  gap: 8px;
  min-height: 24px;
  line-height: 24px;
  cursor: pointer;

  & > input {
    position: absolute;
    width: 24px;
    height: 24px;
    margin: 0;
    left: -3px;
    opacity: 0;
    cursor: inherit;
  }
  & > i {
    flex: none;
    width: 18px;
    height: 18px;
    margin: 3px 0;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--line-3);
    border-radius: var(--r-small);
    background: var(--surface);
    color: transparent;
    transition:
      background-color var(--quick) var(--ease),
      border-color var(--quick) var(--ease);
  }
  & > input:focus-visible + i {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  & > input:is(:checked, :indeterminate) + i {
    background: var(--accent-fill);
    border-color: var(--accent-fill);
    color: var(--on-accent);
  }
  &:has(> input:disabled) {
    color: var(--ink-3);
    cursor: not-allowed;
  }
  & > input:disabled + i {
    background: var(--sunken);
    border-color: var(--line-2);
  }
  & > input:disabled:checked + i {
    color: var(--ink-3);
  }
`;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** What is agreed to or switched on. */
  children: ReactNode;
  /** Neither on nor off: some of what it stands for is on. */
  indeterminate?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is on or off, with its words beside it. */
export function Checkbox({ children, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const attach = (input: HTMLInputElement | null) => {
    if (input !== null) input.indeterminate = indeterminate;
    if (typeof ref === 'function') ref(input);
    else if (ref) ref.current = input;
  };
  return (
    <Label>
      <input type="checkbox" {...rest} ref={attach} />
      <i aria-hidden="true">{indeterminate ? <Minus size={14} /> : <Check size={14} strokeWidth={2.5} />}</i>
      <span>{children}</span>
    </Label>
  );
}
