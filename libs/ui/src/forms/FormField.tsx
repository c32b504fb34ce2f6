import { use, type ReactNode } from 'react';
import { useController, type FieldPath, type FieldValues, type PathValue, type RefCallBack } from 'react-hook-form';
import { MessageOfContext } from './form-context.ts';
import { readMessageKey } from './message-key.ts';

/** Props that bind a field of the library to a form: spread it into the field. */
export interface BoundField<Value> {
  readonly name: string;
  readonly value: Value;
  /** Accepts a value or an event. */
  readonly onChange: (next: unknown) => void;
  readonly onBlur: () => void;
  /** Receives the focus when the field is the first wrong one. */
  readonly ref: RefCallBack;
  /** The broken rule in words; undefined when the value is valid. */
  readonly error: string | undefined;
  readonly disabled: boolean | undefined;
}

export interface FormFieldProps<Values extends FieldValues, Name extends FieldPath<Values>> {
  /** Path of the value in the form. */
  name: Name;
  /** Renders the field with the props that bind it to the form. */
  children: (field: BoundField<PathValue<Values, Name>>) => ReactNode;
}

/** Ties a field to the form around it. @example <FormField name="title">{(field) => <TextField label={…} {...field} />}</FormField> */
export function FormField<Values extends FieldValues, Name extends FieldPath<Values>>({
  name,
  children,
}: FormFieldProps<Values, Name>) {
  const { field, fieldState } = useController<Values, Name>({ name });
  const messageOf = use(MessageOfContext);
  const message = fieldState.error?.message;
  return children({
    ...field,
    error: message === undefined ? undefined : messageOf(readMessageKey(message)),
    disabled: field.disabled,
  });
}
