import { Check, Minus } from 'lucide-react';
import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { choiceLabel } from './choice-label.ts';

const Label = styled.label`
  ${choiceLabel}

  & > i {
    display: grid;
    place-items: center;
    border-radius: var(--r-small);
    color: transparent;
  }
  & > input:is(:checked, :indeterminate) + i {
    background: var(--accent-fill);
    border-color: var(--accent-fill);
    color: var(--on-accent);
  }
  & > input:disabled + i {
    background: var(--sunken);
    border-color: var(--line-2);
  }
  & > input:disabled:is(:checked, :indeterminate) + i {
    color: var(--ink-3);
  }
`;

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'size'> {
  /** Label: the thing agreed to or switched on. */
  children: ReactNode;
  /** A quieter line below the words, read after them. */
  description?: ReactNode;
  /** Neither on nor off: some of the options it covers are on. */
  indeterminate?: boolean;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** A choice that is on or off, with its label beside it. */
export function Checkbox({ children, description, indeterminate = false, ref, ...rest }: CheckboxProps) {
  const id = useId();
  const attach = (input: HTMLInputElement | null) => {
    if (input !== null) input.indeterminate = indeterminate;
    if (typeof ref === 'function') ref(input);
    else if (ref) ref.current = input;
  };
  const described = description !== undefined;
  return (
    <Label>
      <input
        type="checkbox"
        aria-labelledby={described ? `${id}-words` : undefined}
        aria-describedby={described ? `${id}-more` : undefined}
        {...rest}
        ref={attach}
      />
      <i aria-hidden="true">{indeterminate ? <Minus size={14} /> : <Check size={14} strokeWidth={2.5} />}</i>
      <span>
        <span id={`${id}-words`}>{children}</span>
        {described ? <small id={`${id}-more`}>{description}</small> : null}
      </span>
    </Label>
  );
}
