import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** What every field with a label can say about itself. */
export interface FieldTexts {
  /** What is asked for. */
  label: ReactNode;
  /** Keeps the label for assistive technology alone, where the place says it already. */
  hideLabel?: boolean;
  /** Help that stays visible, e.g. the expected form. */
  hint?: ReactNode;
  /** What is wrong and what to do; marks the field as invalid. */
  error?: ReactNode;
  /** At the right of the hint, e.g. how many characters are used. */
  counter?: ReactNode;
  required?: boolean;
}

const Frame = styled.div`
  min-width: 0;

  & > label {
    display: block;
    margin-bottom: 4px;
    line-height: 22px;
  }
  & > label[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > label > em {
    margin-left: 4px;
    font-style: normal;
    color: var(--danger);
  }
`;

const Below = styled.div`
  display: flex;
  gap: 12px;
  margin-top: 4px;
  font-size: var(--t12);
  line-height: 20px;
  color: var(--ink-3);

  & > p {
    display: flex;
    gap: 4px;
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > p > svg {
    flex: none;
    margin-top: 3px;
  }
  & > p[data-error] {
    color: var(--danger);
  }
  & > span {
    margin-left: auto;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

/** The box around an input: border, ground, and what stands before and after it. */
export const InputBox = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-height: var(--control-h);
  padding: 0 12px;
  border: 1px solid var(--line-3);
  border-radius: var(--r-ctl);
  background: var(--surface);
  color: var(--ink);
  transition:
    border-color var(--quick) var(--ease),
    box-shadow var(--quick) var(--ease);

  & > svg {
    flex: none;
    color: var(--ink-3);
  }
  &[data-size='lg'] {
    min-height: var(--action-h);
    padding: 0 14px;
    font-size: var(--t16);
  }
  & > button:last-child {
    margin-right: -8px;
  }
  &[data-area] {
    align-items: stretch;
    padding: 0;
  }
  &:focus-within {
    border-color: var(--accent);
    box-shadow: 0 0 0 1px var(--accent);
  }
  /* Ground, icon and words: under a red tenant a red border alone would look like focus. */
  &[data-invalid] {
    border-color: var(--danger);
    background: var(--danger-soft);
  }
  &[data-invalid]:focus-within {
    box-shadow: 0 0 0 1px var(--danger);
  }
  &[data-disabled] {
    background: var(--sunken);
    border-color: var(--line);
    color: var(--ink-3);
  }
  & > input,
  & > textarea {
    flex: 1;
    min-width: 0;
    border: 0;
    padding: 0;
    background: none;
    outline: 0;
    box-shadow: none;
    align-self: stretch;
    border-radius: 0;
  }
  & > textarea {
    padding: 8px 12px;
    line-height: 22px;
    resize: vertical;
  }
  & ::placeholder {
    color: var(--ink-3);
    opacity: 1;
  }
  & > input:-webkit-autofill {
    -webkit-text-fill-color: var(--ink);
    box-shadow: inset 0 0 0 48px var(--surface);
  }
`;

/** Which parts a field shows below its control, and the id of the one that describes it; an error replaces the hint. */
export function fieldIds(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const present = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== '';
  const invalid = present(error);
  const hinted = present(hint) && !invalid;
  return { invalid, hinted, describedBy: invalid ? `${id}-error` : hinted ? `${id}-hint` : undefined };
}

interface FieldProps extends FieldTexts {
  /** Id of the control. */
  id: string;
  children: ReactNode;
}

/** Label above a control, hint, error and counter below it. */
export function Field({ id, label, hideLabel = false, hint, error, counter, required = false, children }: FieldProps) {
  const { invalid, hinted } = fieldIds(id, { hint, error });
  return (
    <Frame>
      <label htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
        {required ? <em aria-hidden="true">*</em> : null}
      </label>
      {children}
      <Below>
        {invalid ? (
          <p data-error="" id={`${id}-error`} role="alert">
            <TriangleAlert size={14} aria-hidden="true" />
            {error}
          </p>
        ) : null}
        {hinted ? <p id={`${id}-hint`}>{hint}</p> : null}
        {counter === undefined ? null : <span>{counter}</span>}
      </Below>
    </Frame>
  );
}
