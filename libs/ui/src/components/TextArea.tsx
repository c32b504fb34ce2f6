import { useId, type Ref, type TextareaHTMLAttributes } from 'react';
import { Field, fieldIds, InputBox, type FieldTexts } from './Field.tsx';

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text; `counter` shows how much of a limit is used. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  rows = 3,
  id,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const { invalid, describedBy } = fieldIds(inputId, { hint, error });
  return (
    <Field {...{ id: inputId, label, hideLabel, hint, error, counter, required }}>
      <InputBox data-area="" data-invalid={invalid || undefined} data-disabled={rest.disabled || undefined}>
        <textarea
          {...rest}
          id={inputId}
          rows={rows}
          required={required}
          aria-invalid={invalid || undefined}
          aria-describedby={describedBy}
        />
      </InputBox>
    </Field>
  );
}
