import { useId, useRef, type FocusEvent, type ReactNode, type Ref } from 'react';
import styled from 'styled-components';
import { Checkbox } from './Checkbox.tsx';
import type { FieldTexts } from './Field.tsx';
import { FieldGroup, type Orientation } from './FieldGroup.tsx';
import { leaving, useFieldHandle, type FieldHandle } from './field-handle.ts';
import { fieldIds } from './FieldNotes.tsx';
import { useValue } from './use-value.ts';

/** One of the answers of a `CheckboxGroup`. */
export interface CheckboxOption {
  value: string;
  label: ReactNode;
  /** A quieter line below the words, read after them. */
  description?: ReactNode;
  disabled?: boolean;
}

/** Sets the "all" box apart from the options it covers. */
const All = styled.div`
  padding-bottom: 8px;
  border-bottom: 1px solid var(--line);
  width: 100%;
`;

export interface CheckboxGroupProps extends FieldTexts {
  /** The answers, in order. */
  options: readonly CheckboxOption[];
  /** Name under which a form sends each value. */
  name?: string;
  /** The chosen values. Left out, the group keeps its own values. */
  value?: readonly string[];
  /** Initial values when `value` is not given. */
  defaultValue?: readonly string[];
  /** Called with all values in force, in the order of the options. */
  onChange?: (value: string[]) => void;
  /** The focus left the group. */
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
  /** Words of a box that takes all of them or none, e.g. "All departments"; without them there is no such box. */
  allText?: ReactNode;
  /** Beside or below each other. */
  orientation?: Orientation;
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<FieldHandle>;
}

const noValues: readonly string[] = [];

/** A question with any number of answers that are all in sight. A box for all of them shows when it is only some. */
export function CheckboxGroup({
  options,
  name,
  value,
  defaultValue = noValues,
  onChange,
  onBlur,
  allText,
  orientation = 'vertical',
  disabled = false,
  id,
  ref,
  ...texts
}: CheckboxGroupProps) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const frame = useRef<HTMLFieldSetElement>(null);
  const [chosen, choose] = useValue<readonly string[], string[]>(value, defaultValue, onChange);
  const { invalid, describedBy } = fieldIds(groupId, texts);
  useFieldHandle(ref, frame, 'input:not(:disabled)');
  // Disabled options keep their state, both by their own box and by the "all" box.
  const open = options.filter((option) => option.disabled !== true);
  const on = (option: CheckboxOption) => chosen.includes(option.value);
  const set = (next: (option: CheckboxOption) => boolean) => {
    choose(
      options.filter((option) => (option.disabled === true ? on(option) : next(option))).map((each) => each.value),
    );
  };
  const all = open.length > 0 && open.every(on);
  return (
    <FieldGroup
      {...texts}
      orientation={orientation}
      ref={frame}
      id={groupId}
      aria-describedby={describedBy}
      onBlur={leaving(onBlur)}
    >
      {allText === undefined ? null : (
        <All>
          <Checkbox
            checked={all}
            indeterminate={!all && open.some(on)}
            disabled={disabled || open.length === 0}
            onChange={() => set(() => !all)}
          >
            {allText}
          </Checkbox>
        </All>
      )}
      {options.map((option) => (
        <Checkbox
          key={option.value}
          name={name}
          value={option.value}
          description={option.description}
          checked={on(option)}
          disabled={disabled || option.disabled}
          aria-invalid={invalid || undefined}
          onChange={(event) => {
            const { checked } = event.target;
            set((each) => (each === option ? checked : on(each)));
          }}
        >
          {option.label}
        </Checkbox>
      ))}
    </FieldGroup>
  );
}
