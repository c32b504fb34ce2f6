import { Search, X } from 'lucide-react';
import { useId, type FocusEvent, type ReactNode, type Ref } from 'react';
import { Input, SearchField as AriaSearchField } from 'react-aria-components/SearchField';
import styled from 'styled-components';
import type { FieldTexts } from '../components/Field.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { AriaField, ariaFieldProps } from './AriaField.tsx';
import { BoxButton, GroupBox, Wheel } from './box-parts.tsx';

const Frame = styled(AriaSearchField)`
  min-width: 0;

  &[data-empty] [data-clear] {
    display: none;
  }
`;

export interface SearchFieldProps extends FieldTexts {
  /** The search words. Left out, the field keeps its own value. */
  value?: string;
  /** Initial value when `value` is not given. */
  defaultValue?: string;
  /** Called with each letter, and with nothing when they are cleared. */
  onChange?: (value: string) => void;
  /** Enter was pressed. */
  onSubmit?: (value: string) => void;
  /** The focus left it. */
  onBlur?: (event: FocusEvent) => void;
  /** The search is on its way: a wheel turns in place of the magnifier. */
  loading?: boolean;
  /** Stands at the end of the box, e.g. the key that comes here. */
  after?: ReactNode;
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

/** Words to look for. Escape and a cross clear them. */
export function SearchField({
  value,
  defaultValue,
  onChange,
  onSubmit,
  onBlur,
  loading = false,
  after,
  placeholder,
  size,
  disabled,
  name,
  id,
  ref,
  ...texts
}: SearchFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const field = ariaFieldProps(fieldId, texts);
  return (
    <Localised>
      <Frame {...field} {...{ value, defaultValue, onChange, onSubmit, onBlur, name }} isDisabled={disabled}>
        <AriaField {...texts} id={fieldId}>
          <GroupBox
            data-size={size}
            data-invalid={field.isInvalid}
            isDisabled={disabled}
            aria-busy={loading || undefined}
          >
            {loading ? <Wheel /> : <Search size={16} aria-hidden="true" />}
            <Input ref={ref} placeholder={placeholder} />
            <BoxButton data-clear="">
              <X size={16} aria-hidden="true" />
            </BoxButton>
            {after}
          </GroupBox>
        </AriaField>
      </Frame>
    </Localised>
  );
}
