import { use, type ReactNode } from 'react';
import { FieldErrorContext } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TriangleAlert } from 'lucide-react';
import styled from 'styled-components';
import { labelStyle, type FieldTexts } from '../components/Field.tsx';
import { fieldIds, FieldNotes } from '../components/FieldNotes.tsx';

const Frame = styled.div`
  position: relative;
  min-width: 0;

  & [data-label] {
    ${labelStyle}
  }
`;

const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 12px;
`;

interface AriaFieldProps extends FieldTexts {
  /** Id of the control. */
  id: string;
  /** Error when the primitive itself refuses the value, e.g. a date out of range, and `error` is not set. */
  refusedText?: ReactNode;
  /** Content at the far end of the label, e.g. the value of a slider. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * The counterpart of `Field` for react-aria controls: wraps the control and lets it tie the label to its focusable
 * element.
 */
export function AriaField({
  id,
  label,
  hideLabel = false,
  hint,
  error,
  counter,
  required = false,
  refusedText,
  aside,
  children,
}: AriaFieldProps) {
  const validation = use(FieldErrorContext);
  const { invalid } = fieldIds(id, { error });
  const refused = !invalid && refusedText !== undefined && validation?.isInvalid === true;
  const name = (
    <Label data-label="" data-hidden={hideLabel || undefined}>
      {label}
      {required ? <em aria-hidden="true">*</em> : null}
    </Label>
  );
  return (
    <Frame>
      {aside === undefined ? (
        name
      ) : (
        <Head>
          {name}
          {aside}
        </Head>
      )}
      {children}
      <FieldNotes {...{ id, hint, error, counter }}>
        {refused ? (
          <Text slot="errorMessage" elementType="p" data-error="" role="alert">
            <TriangleAlert size={14} aria-hidden="true" />
            {refusedText}
          </Text>
        ) : null}
      </FieldNotes>
    </Frame>
  );
}

/**
 * Passes the texts of `FieldTexts` to a primitive. The caller validates: with the browser's own validation, a refused
 * field would block its form until it is changed.
 */
export function ariaFieldProps(id: string, { hint, error, required }: Pick<FieldTexts, 'hint' | 'error' | 'required'>) {
  const { invalid, describedBy } = fieldIds(id, { hint, error });
  return {
    id,
    isInvalid: invalid || undefined,
    isRequired: required,
    'aria-describedby': describedBy,
    validationBehavior: 'aria',
  } as const;
}
