import { useId, type CSSProperties, type ReactNode, type Ref, type TextareaHTMLAttributes } from 'react';
import styled from 'styled-components';
import { countCharacters } from '../format/characters.ts';
import { Field, fieldIds, InputBox, type FieldTexts } from './Field.tsx';
import { useBothRefs } from './use-both-refs.ts';
import { useShownText } from './use-shown-text.ts';

/** Grows with its text between two heights in lines; a browser without support lays a copy of the text under it. */
const Growing = styled(InputBox)`
  & > textarea {
    field-sizing: content;
    min-height: calc(var(--rows) * 22px + 16px);
    max-height: calc(var(--max-rows) * 22px + 16px);
    resize: none;
  }
  &[data-copy] {
    display: grid;
  }
  &[data-copy] > textarea,
  &[data-copy]::after {
    grid-area: 1 / 1;
  }
  &[data-copy]::after {
    content: attr(data-copy) ' ';
    max-height: calc(var(--max-rows) * 22px + 16px);
    padding: 8px 12px;
    line-height: 22px;
    overflow: hidden;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    visibility: hidden;
  }
`;

const Over = styled.b`
  color: var(--danger);
`;

const growsByItself =
  typeof CSS === 'undefined' || typeof CSS.supports !== 'function' || CSS.supports('field-sizing', 'content');

export interface TextAreaProps extends FieldTexts, Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'required'> {
  /**
   * Maximum number of characters, as people count them. Longer text is kept and shown as an error, never cut; the
   * caller refuses to send it.
   */
  maxLength?: number;
  /** Error for text over the limit, e.g. "At most 300 characters". */
  tooLongText?: ReactNode;
  /** Number of lines when empty. */
  rows?: number;
  /** Maximum number of lines; then it scrolls. */
  maxRows?: number;
  /** The element that takes the focus. */
  ref?: Ref<HTMLTextAreaElement>;
}

/** Several lines of text. It grows with them, and counts them against a limit. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  counter,
  required = false,
  maxLength,
  tooLongText,
  rows = 3,
  maxRows = 12,
  id,
  ref,
  ...rest
}: TextAreaProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const area = useBothRefs(ref);
  const text = useShownText(area, String(rest.value ?? rest.defaultValue ?? ''));
  const limited = maxLength !== undefined;
  const count = limited ? countCharacters(text) : 0;
  const over = limited && count > maxLength;
  const used = limited ? `${count} / ${maxLength}` : undefined;
  // The caller's own error is more specific.
  const wrong = error || (over ? tooLongText : undefined);
  const { invalid, describedBy } = fieldIds(inputId, { hint, error: wrong });
  const heights: CSSProperties & Record<`--${string}`, number> = {
    '--rows': rows,
    '--max-rows': Math.max(rows, maxRows),
  };
  return (
    <Field
      {...{ id: inputId, label, hideLabel, hint, required }}
      error={wrong}
      counter={counter ?? (over ? <Over>{used}</Over> : used)}
    >
      <Growing
        data-area=""
        data-invalid={invalid || over || undefined}
        data-disabled={rest.disabled || undefined}
        data-copy={growsByItself ? undefined : text}
        style={heights}
      >
        <textarea
          {...rest}
          ref={area}
          id={inputId}
          rows={rows}
          required={required}
          aria-invalid={invalid || over || undefined}
          aria-describedby={describedBy}
        />
      </Growing>
    </Field>
  );
}
