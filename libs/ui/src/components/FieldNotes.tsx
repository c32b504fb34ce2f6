import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { FieldTexts } from './field-texts.ts';

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
    margin-inline-start: auto;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const present = (part: ReactNode) => part !== undefined && part !== null && part !== false && part !== '';

/** The notes that a field shows below its control, and the id of the descriptive one; an error replaces the hint. */
export function fieldIds(id: string, { hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const invalid = present(error);
  const hinted = present(hint) && !invalid;
  return { invalid, hinted, describedBy: invalid ? `${id}-error` : hinted ? `${id}-hint` : undefined };
}

interface FieldNotesProps extends Pick<FieldTexts, 'hint' | 'error' | 'counter'> {
  /** Id of the control they belong to. */
  id: string;
  /** A paragraph of the caller, before the hint. */
  children?: ReactNode;
}

/** The notes below a control: an announced error, or the hint, and a counter at the far end. */
export function FieldNotes({ id, hint, error, counter, children }: FieldNotesProps) {
  const { invalid, hinted } = fieldIds(id, { hint, error });
  return (
    <Below>
      {invalid ? (
        <p data-error="" id={`${id}-error`} role="alert">
          <TriangleAlert size={14} aria-hidden="true" />
          {error}
        </p>
      ) : null}
      {children}
      {hinted ? <p id={`${id}-hint`}>{hint}</p> : null}
      {counter === undefined ? null : <span>{counter}</span>}
    </Below>
  );
}
