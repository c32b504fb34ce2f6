import { ChevronDown } from 'lucide-react';
import { useId, type FocusEvent, type Ref } from 'react';
import { Button, Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import styled from 'styled-components';
import type { FieldTexts } from '../components/Field.tsx';
import { inputBoxStyle } from '../components/input-box.ts';
import { AriaField, ariaFieldProps } from '../fields/AriaField.tsx';
import type { Choice, ChoiceSection } from './choice-types.ts';
import { ChoiceBox, Choices } from './Choices.tsx';
import { Localised } from './Localised.tsx';
import { FloatingPopover } from './popover-style.ts';

const Trigger = styled(Button)`
  ${inputBoxStyle}
  width: 100%;
  padding-inline-end: 10px;
  outline: 0;
  text-align: start;

  &[data-disabled] {
    cursor: not-allowed;
  }
  & > span {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > span[data-placeholder] {
    color: var(--ink-3);
  }
`;

export interface SelectProps extends FieldTexts {
  /** The options, some in sections. */
  options: readonly (Choice | ChoiceSection)[];
  /** The chosen value; without a matching option the placeholder is shown. Left out, the field keeps its own value. */
  value?: string | null;
  /** Initial value when `value` is not given. */
  defaultValue?: string;
  /** Told of every new value. */
  onChange?: (value: string) => void;
  /** The focus left the field and its list. */
  onBlur?: (event: FocusEvent) => void;
  /** Stands in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** 36 px in forms, 48 px on the way in. */
  size?: 'md' | 'lg';
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Name under which a form sends the value. */
  name?: string;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLButtonElement>;
}

/** One of many, chosen from a list that opens. `ComboBox` is for lists too long to look through. */
export function Select(props: SelectProps) {
  const { options, value, defaultValue, onChange, onBlur, placeholder, size, disabled, name, id, ref, ...texts } =
    props;
  const ownId = useId();
  const fieldId = id ?? ownId;
  // A caller that passes `value` controls it, even with `undefined`.
  const held = 'value' in props ? { value: value ?? null } : { defaultValue };
  const field = ariaFieldProps(fieldId, texts);
  return (
    <Localised>
      <AriaSelect
        {...field}
        {...held}
        {...{ name, onBlur, placeholder }}
        isDisabled={disabled}
        onChange={(key) => {
          if (key !== null) onChange?.(String(key));
        }}
      >
        <AriaField {...texts} id={fieldId}>
          <Trigger ref={ref} data-size={size} data-invalid={field.isInvalid}>
            <SelectValue>
              {({ isPlaceholder, defaultChildren, selectedText }) => (isPlaceholder ? defaultChildren : selectedText)}
            </SelectValue>
            <ChevronDown size={16} aria-hidden="true" />
          </Trigger>
        </AriaField>
        <FloatingPopover offset={4}>
          <ChoiceBox>
            <Choices options={options} />
          </ChoiceBox>
        </FloatingPopover>
      </AriaSelect>
    </Localised>
  );
}
