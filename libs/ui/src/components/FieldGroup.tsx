import type { FieldsetHTMLAttributes, ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { labelStyle, type FieldTexts } from './Field.tsx';
import { FieldNotes } from './FieldNotes.tsx';

const Frame = styled.fieldset`
  position: relative;
  min-width: 0;

  & > legend {
    ${labelStyle}
  }
  & > div[data-choices] {
    display: grid;
    justify-items: start;
    gap: 8px;
  }
  & > div[data-choices='horizontal'] {
    display: flex;
    flex-wrap: wrap;
    gap: 8px 24px;
  }
  & > div[data-choices='cards'] {
    grid-template-columns: minmax(0, 1fr);
    justify-items: stretch;
    gap: 12px;
  }
  & > div[data-choices='horizontal cards'] {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(200px, 100%), 1fr));
    justify-items: stretch;
    gap: 12px;
  }
`;

/** Layout of the options of a group. */
export type Orientation = 'vertical' | 'horizontal';

interface FieldGroupProps extends FieldTexts, Omit<FieldsetHTMLAttributes<HTMLFieldSetElement>, 'children'> {
  id: string;
  orientation?: Orientation;
  /** Draws the options as cards, as wide as the place. */
  cards?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLFieldSetElement>;
}

/** Several controls that answer one question: a label above them; hint, error and counter below. */
export function FieldGroup({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  counter,
  required = false,
  orientation = 'vertical',
  cards = false,
  children,
  ...rest
}: FieldGroupProps) {
  const choices = [orientation === 'horizontal' ? 'horizontal' : '', cards ? 'cards' : ''].join(' ').trim();
  return (
    <Frame {...rest} id={id}>
      <legend data-hidden={hideLabel || undefined}>
        {label}
        {required ? <em aria-hidden="true">*</em> : null}
      </legend>
      <div data-choices={choices}>{children}</div>
      <FieldNotes {...{ id, hint, error, counter }} />
    </Frame>
  );
}
