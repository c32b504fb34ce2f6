import { useId, useRef } from 'react';
import { DateField as AriaDateField } from 'react-aria-components/DateField';
import { useFieldHandle } from '../components/field-handle.ts';
import { useValue } from '../components/use-value.ts';
import { AriaField, ariaFieldProps } from '../fields/AriaField.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { ClearButton, firstSegment, PartsBox, Segments, type DateFieldCommon } from './date-parts.tsx';
import { dateOf, type IsoDate } from './iso.ts';
import { useDays, type DayRules } from './use-days.ts';

export interface DateFieldProps extends DateFieldCommon, Omit<DayRules, 'firstDay'> {
  /** `2026-11-21`; empty for none. Left out, the field keeps its own value. */
  value?: IsoDate;
  /** Initial value when `value` is not given. */
  defaultValue?: IsoDate;
  /** Called with a complete date, and with an empty text when it is incomplete again. */
  onChange?: (value: IsoDate) => void;
  /** Name under which a form sends the date. */
  name?: string;
}

/** A typed date, such as a birthday. `DatePicker` has a calendar as well. */
export function DateField({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  refusedText,
  clearText,
  size,
  disabled,
  readOnly,
  name,
  id,
  ref,
  min,
  max,
  isUnavailable,
  zone,
  today,
  ...texts
}: DateFieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  useFieldHandle(ref, frame, firstSegment);
  const [chosen, choose] = useValue<IsoDate>(value, defaultValue, onChange);
  const { now, limits } = useDays({ min, max, isUnavailable, zone, today });
  return (
    <Localised>
      <AriaDateField
        {...ariaFieldProps(fieldId, texts)}
        {...limits}
        {...{ onBlur, name }}
        ref={frame}
        value={dateOf(chosen)}
        onChange={(next) => choose(next?.toString() ?? '')}
        placeholderValue={now}
        isDisabled={disabled}
        isReadOnly={readOnly}
      >
        <AriaField {...texts} {...{ refusedText }} id={fieldId}>
          <PartsBox {...{ size, disabled }}>
            <Segments />
            <ClearButton
              text={clearText}
              shown={chosen !== '' && disabled !== true && readOnly !== true}
              onClear={() => choose('')}
            />
          </PartsBox>
        </AriaField>
      </AriaDateField>
    </Localised>
  );
}
