import type { DateValue } from '@internationalized/date';
import { Calendar as CalendarIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import { Calendar } from 'react-aria-components/Calendar';
import { DatePicker as AriaDatePicker, type DatePickerProps as AriaProps } from 'react-aria-components/DatePicker';
import { useFieldHandle, type FieldHandle } from '../components/field-handle.ts';
import { AriaField, ariaFieldProps } from '../fields/AriaField.tsx';
import { BoxButton } from '../fields/box-parts.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { CalendarPopover, ClearButton, DateBox, firstSegment, Segments, type DateFieldCommon } from './date-parts.tsx';
import { MonthSheets } from './MonthSheets.tsx';
import { useDays, type DayRules } from './use-days.ts';

export interface PickerCommon extends DateFieldCommon, DayRules {
  /** Month and year of the calendar can be chosen from lists, for days far away. */
  jump?: boolean;
}

interface PickerFrameProps<T extends DateValue>
  extends PickerCommon, Pick<AriaProps<T>, 'value' | 'onChange' | 'placeholderValue' | 'granularity'> {
  /** Bounds as the library's values, where they are finer than days. */
  bounds?: Pick<AriaProps<T>, 'minValue' | 'maxValue'>;
  /** Name of the clock's zone, where it is not the reader's. */
  clock?: string;
  /** Name under which react-aria sends the value. */
  name?: string;
}

/** A box to type in with a calendar below it: the shared part of the pickers of dates and of moments. */
export function PickerFrame<T extends DateValue>({
  value,
  onChange,
  placeholderValue,
  granularity,
  clock,
  bounds,
  onBlur,
  refusedText,
  clearText,
  size,
  disabled,
  readOnly,
  jump,
  name,
  id,
  ref,
  min,
  max,
  isUnavailable,
  zone,
  today,
  firstDay,
  ...texts
}: PickerFrameProps<T>) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<FieldHandle>(null);
  useFieldHandle(ref, frame, firstSegment);
  useFieldHandle(handle, frame, firstSegment);
  const { now, rules } = useDays({ min, max, isUnavailable, zone, today, firstDay });
  const field = ariaFieldProps(fieldId, texts);
  const described = [clock === undefined ? undefined : `${fieldId}-clock`, field['aria-describedby']];
  return (
    <Localised>
      <AriaDatePicker<DateValue>
        {...field}
        aria-describedby={described.filter(Boolean).join(' ') || undefined}
        {...rules}
        {...bounds}
        {...{ onBlur, name, granularity }}
        // Every language uses the 24-hour clock, shown and typed.
        hourCycle={24}
        hideTimeZone
        ref={frame}
        value={value}
        onChange={(next) => onChange?.(next as Parameters<NonNullable<typeof onChange>>[0])}
        placeholderValue={placeholderValue ?? now}
        isDisabled={disabled}
        isReadOnly={readOnly}
      >
        <AriaField {...texts} {...{ refusedText }} id={fieldId}>
          <DateBox data-size={size}>
            <Segments />
            {clock === undefined ? null : (
              <small id={`${fieldId}-clock`} title={clock}>
                {clock}
              </small>
            )}
            <ClearButton
              text={clearText}
              shown={value !== null && disabled !== true && readOnly !== true}
              onClear={() => {
                onChange?.(null);
                handle.current?.focus();
              }}
            />
            <BoxButton>
              <CalendarIcon size={16} aria-hidden="true" />
            </BoxButton>
          </DateBox>
        </AriaField>
        <CalendarPopover>
          <Calendar>
            <MonthSheets single months={1} jump={jump} today={now} />
          </Calendar>
        </CalendarPopover>
      </AriaDatePicker>
    </Localised>
  );
}
