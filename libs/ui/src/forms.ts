export { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
export { useForm, useFieldArray, useFormState, useWatch } from 'react-hook-form';
export { type MessageOf } from './forms/form-context.ts';
export { Form, type FormProps } from './forms/Form.tsx';
export { FormField, type BoundField, type FormFieldProps } from './forms/FormField.tsx';
export { messageKey, readMessageKey, type FieldMessage } from './forms/message-key.ts';
