import { X } from 'lucide-react';
import { useId, type FocusEvent, type Ref } from 'react';
import { ComboBox as AriaComboBox, Input } from 'react-aria-components/ComboBox';
import type { FieldTexts } from '../components/Field.tsx';
import { useBothRefs } from '../components/use-both-refs.ts';
import { useValue } from '../components/use-value.ts';
import type { Choice, ChoiceSection } from '../overlays/choice-types.ts';
import { Localised } from '../overlays/Localised.tsx';
import { AriaField, ariaFieldProps } from './AriaField.tsx';
import { GroupBox, PlainBoxButton } from './box-parts.tsx';
import { asGiven, ComboEnd, ComboList, type ComboWords } from './combo-parts.tsx';

export interface ComboBoxProps extends FieldTexts {
  /** The options, some in sections. The chosen one has to be among them, or its label cannot be shown. */
  options: readonly (Choice | ChoiceSection)[];
  /** Every word it says, in the reader's language. */
  words: ComboWords;
  /** The chosen value, `null` for none; with `freeText` the typed text. Left out, the field keeps its own value. */
  value?: string | null;
  /** Initial value when `value` is not given. */
  defaultValue?: string | null;
  /** Called with the value of the option chosen, or with `null` when the box is emptied. */
  onChange?: (value: string | null) => void;
  /**
   * Called with each letter typed. With it the caller does the filtering, e.g. on a server: `options` are then shown as
   * they are given.
   */
  onSearch?: (text: string) => void;
  /** Options are on their way. */
  loading?: boolean;
  /** Any text will do, options are proposals: the value is the text, and choosing an option writes its label. */
  freeText?: boolean;
  /** The focus left it. */
  onBlur?: (event: FocusEvent) => void;
  /** Stands in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** 36 or 48 px tall. */
  size?: 'md' | 'lg';
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Name under which a form sends the value. */
  name?: string;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

/** One of many, found by typing. */
export function ComboBox({
  options,
  words,
  value,
  defaultValue = null,
  onChange,
  onSearch,
  loading = false,
  freeText = false,
  onBlur,
  placeholder,
  size,
  disabled,
  name,
  id,
  ref,
  ...texts
}: ComboBoxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useBothRefs(ref);
  const [chosen, choose] = useValue<string | null>(value, defaultValue, onChange);
  const held = freeText
    ? {
        allowsCustomValue: true,
        inputValue: chosen ?? '',
        onInputChange: (text: string) => {
          if (text !== (chosen ?? '')) choose(text === '' ? null : text);
          onSearch?.(text);
        },
      }
    : {
        value: chosen,
        onChange: (key: string | number | null) => {
          const next = key === null ? null : String(key);
          if (next !== chosen) choose(next);
        },
        onInputChange: onSearch,
      };
  const field = ariaFieldProps(fieldId, texts);
  const clearable = words.clear !== undefined && chosen !== null && disabled !== true;
  return (
    <Localised>
      <AriaComboBox
        {...field}
        {...held}
        {...{ name, onBlur }}
        defaultFilter={onSearch === undefined ? undefined : asGiven}
        allowsEmptyCollection={!freeText || loading}
        isDisabled={disabled}
      >
        <AriaField {...texts} id={fieldId}>
          <GroupBox data-size={size}>
            <Input ref={input} placeholder={placeholder} />
            {clearable ? (
              <PlainBoxButton
                aria-label={words.clear}
                title={words.clear}
                onClick={() => {
                  choose(null);
                  input.current?.focus();
                }}
              >
                <X size={16} aria-hidden="true" />
              </PlainBoxButton>
            ) : null}
            <ComboEnd loading={loading} />
          </GroupBox>
        </AriaField>
        <ComboList {...{ options, words, loading }} />
      </AriaComboBox>
    </Localised>
  );
}
