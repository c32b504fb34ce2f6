import { Check, Minus } from 'lucide-react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import styled from 'styled-components';

const Field = styled(CheckboxField)`
  display: inline-flex;
`;

/** A target of 24 px around a box of 18. */
const Target = styled(CheckboxButton)`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  cursor: pointer;

  & > i {
    width: 18px;
    height: 18px;
    display: grid;
    place-items: center;
    border: 1.5px solid var(--line-3);
    border-radius: var(--r-small);
    background: var(--surface);
    color: transparent;
  }
  &:is([data-selected], [data-indeterminate]) > i {
    border-color: var(--accent-fill);
    background: var(--accent-fill);
    color: var(--on-accent);
  }
  &[data-focus-visible] > i {
    outline: 2px solid var(--accent);
    outline-offset: 2px;
  }
  &[data-disabled] {
    cursor: not-allowed;
  }
  &[data-disabled] > i {
    border-color: var(--line-2);
    background: var(--sunken);
  }
`;

export interface SelectionBoxProps {
  /** Some of the items below the row are chosen. */
  partly?: boolean;
}

/** The selection box of a row in a table or a tree; react-aria names it and keeps its state. */
export function SelectionBox({ partly }: SelectionBoxProps) {
  return (
    <Field slot="selection" isIndeterminate={partly}>
      <Target>
        {({ isIndeterminate }) => (
          <i aria-hidden="true">{isIndeterminate ? <Minus size={14} /> : <Check size={14} strokeWidth={2.5} />}</i>
        )}
      </Target>
    </Field>
  );
}
