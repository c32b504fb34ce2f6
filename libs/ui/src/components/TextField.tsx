import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { Field, fieldIds, InputBox, type FieldTexts } from './Field.tsx';

export interface TextFieldProps
  extends FieldTexts, Omit<InputHTMLAttributes<HTMLInputElement>, 'size' | 'required' | 'prefix'> {
  /** 36 px in forms, 48 px on login pages. */
  size?: 'md' | 'lg';
  /** Content of the box before the input: an icon, a country code. */
  before?: ReactNode;
  /** Content of the box after the input: a unit, a button. */
  after?: ReactNode;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One line of text with its label, hint and error. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  size = 'md',
  before,
  after,
  id,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const { invalid, describedBy } = fieldIds(inputId, { hint, error });
  return (
    <Field {...{ id: inputId, label, hideLabel, hint, error, counter, required }}>
      <InputBox data-size={size} data-invalid={invalid || undefined} data-disabled={rest.disabled || undefined}>
        {before}
        <input
          {...rest}
          id={inputId}
          required={required}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
        {after}
      </InputBox>
    </Field>
  );
}
