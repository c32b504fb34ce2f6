import { useId, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import type { FieldTexts } from './Field.tsx';
import { FieldGroup, type Orientation } from './FieldGroup.tsx';
import { leaving, useFieldHandle, type FieldHandle } from './field-handle.ts';
import { fieldIds } from './FieldNotes.tsx';
import { RadioContext } from './radio-context.ts';
import { useValue } from './use-value.ts';

export interface RadioGroupProps extends FieldTexts {
  /** Its `Radio`s. */
  children: ReactNode;
  /** Name under which a form sends the value. */
  name?: string;
  /** The chosen value; `null` when none is chosen. Left out, the group keeps its own value. */
  value?: string | null;
  /** Initial value when `value` is not given. */
  defaultValue?: string | null;
  /** Told of every new value. */
  onChange?: (value: string) => void;
  /** The focus left the group. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Beside or below each other. */
  orientation?: Orientation;
  /** `card` draws each answer as a card, for choices that need a description. */
  variant?: 'plain' | 'card';
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<FieldHandle>;
}

/** A question with one answer out of a few visible options. Arrows choose; Tab treats it as one control. */
export function RadioGroup({
  children,
  name,
  value,
  defaultValue = null,
  onChange,
  onBlur,
  orientation = 'vertical',
  variant = 'plain',
  disabled = false,
  id,
  ref,
  ...texts
}: RadioGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const frame = useRef<HTMLFieldSetElement>(null);
  const [chosen, choose] = useValue<string | null, string>(value, defaultValue, onChange);
  const { invalid, describedBy } = fieldIds(groupId, texts);
  const cards = variant === 'card';
  useFieldHandle(ref, frame, 'input:checked:not(:disabled)', 'input:not(:disabled)');
  return (
    <FieldGroup
      {...texts}
      {...{ orientation, cards }}
      ref={frame}
      id={groupId}
      role="radiogroup"
      aria-required={texts.required || undefined}
      aria-invalid={invalid || undefined}
      aria-describedby={describedBy}
      onBlur={leaving(onBlur)}
    >
      <RadioContext
        value={{ name: name ?? groupId, value: chosen, choose, disabled, required: texts.required ?? false, cards }}
      >
        {children}
      </RadioContext>
    </FieldGroup>
  );
}
