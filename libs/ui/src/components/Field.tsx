import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { FieldTexts } from './field-texts.ts';
import { FieldNotes } from './FieldNotes.tsx';

export { type FieldTexts } from './field-texts.ts';
export { fieldIds } from './FieldNotes.tsx';
export { InputBox } from './input-box.ts';

/** The style of a field's label, on any element. */
export const labelStyle = css`
  display: block;
  margin-bottom: 4px;
  line-height: 22px;
  overflow-wrap: anywhere;

  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  & > em {
    margin-inline-start: 4px;
    font-style: normal;
    color: var(--danger);
  }
`;

const Frame = styled.div`
  position: relative;
  min-width: 0;

  & > label {
    ${labelStyle}
  }
`;

interface FieldProps extends FieldTexts {
  /** Id of the control. */
  id: string;
  children: ReactNode;
}

/** Label above a control; hint, error and counter below it. */
export function Field({ id, label, hideLabel = false, hint, error, counter, required = false, children }: FieldProps) {
  return (
    <Frame>
      <label htmlFor={id} data-hidden={hideLabel || undefined}>
        {label}
        {required ? <em aria-hidden="true">*</em> : null}
      </label>
      {children}
      <FieldNotes {...{ id, hint, error, counter }} />
    </Frame>
  );
}
