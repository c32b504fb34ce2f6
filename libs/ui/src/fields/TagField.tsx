import { X } from 'lucide-react';
import { useId, useMemo, useState, type FocusEvent, type KeyboardEvent, type Ref } from 'react';
import { ComboBox as AriaComboBox, ComboBoxValue, Input } from 'react-aria-components/ComboBox';
import type { FieldTexts } from '../components/Field.tsx';
import { useBothRefs } from '../components/use-both-refs.ts';
import { useValue } from '../components/use-value.ts';
import type { Choice, ChoiceSection } from '../overlays/choice-types.ts';
import { flatChoices } from '../overlays/Choices.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { AriaField, ariaFieldProps } from './AriaField.tsx';
import { PlainBoxButton } from './box-parts.tsx';
import { asGiven, ComboEnd, ComboList, type ComboWords } from './combo-parts.tsx';
import { TagBox, Tags } from './tag-parts.tsx';

/** The words of a field of tags. */
export interface TagWords extends ComboWords {
  /** Name of the list of tags, e.g. "Chosen departments". */
  chosen: string;
}

export interface TagFieldProps extends FieldTexts {
  /** The options, some in sections. */
  options: readonly (Choice | ChoiceSection)[];
  /** Every word it says, in the reader's language. */
  words: TagWords;
  /** The chosen values, in the order of choice. Left out, the field keeps its own values. */
  value?: readonly string[];
  /** Initial value when `value` is not given. */
  defaultValue?: readonly string[];
  /** Told of every new value. */
  onChange?: (value: string[]) => void;
  /** Labels of values in force that may not be among `options`, e.g. while a server finds others. */
  known?: readonly Pick<Choice, 'value' | 'label'>[];
  /** Called with each letter typed. With it the caller does the filtering: `options` are shown as they are given. */
  onSearch?: (text: string) => void;
  /** Keeps the typed text when the focus leaves or the list closes, for a caller that uses it as it is. */
  keepsText?: boolean;
  /** Options are on their way. */
  loading?: boolean;
  /** The focus left it. */
  onBlur?: (event: FocusEvent) => void;
  /** Stands in the empty control, e.g. an example; never in place of a label. */
  placeholder?: string;
  /** It cannot be used for now; its value is kept. */
  disabled?: boolean;
  /** Name under which a form sends each value. */
  name?: string;
  /** Id of the control, for a label elsewhere; one of its own otherwise. */
  id?: string;
  /** The element that takes the focus. */
  ref?: Ref<HTMLInputElement>;
}

const none: readonly never[] = [];

/** Any number of many, found by typing and shown as tags that can be taken away. */
export function TagField({
  options,
  words,
  value,
  defaultValue = none,
  onChange,
  known = none,
  onSearch,
  keepsText = false,
  loading = false,
  onBlur,
  placeholder,
  disabled,
  name,
  id,
  ref,
  ...texts
}: TagFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const input = useBothRefs(ref);
  const [chosen, choose] = useValue<readonly string[], string[]>(value, defaultValue, onChange);
  // A chosen option keeps its label when the next search brings other options.
  const [seen, setSeen] = useState<ReadonlyMap<string, string>>(() => new Map());
  const labels = new Map([
    ...seen,
    ...[...known, ...flatChoices(options)].map((one) => [one.value, one.label] as const),
  ]);
  const tags = chosen.map((key) => ({ id: key, label: labels.get(key) ?? key }));
  const take = (keys: readonly (string | number)[]) => {
    setSeen(labels);
    choose(keys.map(String));
  };
  const field = ariaFieldProps(fieldId, texts);
  const without = (gone: (key: string, index: number) => boolean) => {
    const left = chosen.filter((key, index) => !gone(key, index));
    choose(left);
    // Removing the last tag removes the focused element.
    if (left.length === 0) input.current?.focus();
  };
  // Enter with no alternative pointed at: the one that is typed, or else the first. react-aria would empty the box.
  const enter = (event: KeyboardEvent<HTMLInputElement>) => {
    const box = event.currentTarget;
    const text = box.value.trim().toLowerCase();
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || text === '') return;
    if (box.getAttribute('aria-activedescendant') !== null) return;
    const matching = flatChoices(options).filter(
      ({ disabled: off, label }) => off !== true && (onSearch !== undefined || label.toLowerCase().includes(text)),
    );
    const best = loading ? undefined : (matching.find(({ label }) => label.toLowerCase() === text) ?? matching[0]);
    if (best !== undefined && chosen.includes(best.value)) return;
    event.preventDefault();
    event.stopPropagation();
    if (best !== undefined) take([...chosen, best.value]);
  };
  // Another array is another choice to react-aria, which then empties the box: one that says the same has to be the same.
  const said = JSON.stringify(chosen);
  const held = useMemo(() => JSON.parse(said) as string[], [said]);
  return (
    <Localised>
      <AriaComboBox
        {...field}
        {...{ name, onBlur }}
        selectionMode="multiple"
        value={held}
        onChange={take}
        onInputChange={onSearch}
        defaultFilter={onSearch === undefined ? undefined : asGiven}
        allowsEmptyCollection
        allowsCustomValue={keepsText}
        isDisabled={disabled}
        onKeyDown={(event) => {
          // As in every field of tags: Backspace at the beginning takes the last one away.
          if (event.key !== 'Backspace' || input.current?.value !== '') event.continuePropagation();
          else without((_key, index) => index === chosen.length - 1);
        }}
      >
        <AriaField {...texts} id={fieldId}>
          <TagBox>
            <div>
              <ComboBoxValue>
                <Tags
                  tags={tags}
                  label={words.chosen}
                  onRemove={disabled === true ? undefined : (keys) => without((key) => keys.has(key))}
                />
              </ComboBoxValue>
              <Input ref={input} onKeyDownCapture={enter} placeholder={tags.length === 0 ? placeholder : undefined} />
            </div>
            {words.clear !== undefined && tags.length > 0 && disabled !== true ? (
              <PlainBoxButton
                aria-label={words.clear}
                title={words.clear}
                onClick={() => {
                  choose([]);
                  input.current?.focus();
                }}
              >
                <X size={16} aria-hidden="true" />
              </PlainBoxButton>
            ) : null}
            <ComboEnd loading={loading} />
          </TagBox>
        </AriaField>
        <ComboList {...{ options, words, loading }} />
      </AriaComboBox>
    </Localised>
  );
}
