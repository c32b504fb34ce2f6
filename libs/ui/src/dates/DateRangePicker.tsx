import { Calendar as CalendarIcon } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { DateRangePicker as AriaDateRangePicker } from 'react-aria-components/DateRangePicker';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useFieldHandle, type FieldHandle } from '../components/field-handle.ts';
import { useValue } from '../components/use-value.ts';
import { AriaField, ariaFieldProps } from '../fields/AriaField.tsx';
import { BoxButton } from '../fields/box-parts.tsx';
import { Localised } from '../overlays/Localised.tsx';
import { CalendarPopover, ClearButton, DateBox, firstSegment, Segments, type DateFieldCommon } from './date-parts.tsx';
import type { DateSpan } from './iso.ts';
import { RangePanel, type DatePreset } from './RangePanel.tsx';
import type { DayRules } from './use-days.ts';
import { useSpanRules } from './use-span.ts';

export interface DateRangePickerProps extends DateFieldCommon, DayRules {
  /** Both ends counted; `null` for none. Left out, the field keeps its own value. */
  value?: DateSpan | null;
  /** Initial value when `value` is not given. */
  defaultValue?: DateSpan | null;
  /** Called with two complete ends, and with `null` when one is incomplete again. */
  onChange?: (value: DateSpan | null) => void;
  /** The longest span, in days. */
  maxDays?: number;
  /** Spans one press away, e.g. `{ label: 'This week', span: 'this-week' }`. */
  presets?: readonly DatePreset[];
  /** Note on a span of so many days, e.g. "28 days, 90 at most". */
  daysText?: (days: number) => string;
  /** Label of the button that closes the calendar. Left out, the second end closes it. */
  doneText?: string;
  /** Names under which a form sends the two ends. */
  names?: readonly [from: string, to: string];
}

const noPresets: readonly DatePreset[] = [];

function Picker({
  value,
  defaultValue = null,
  onChange,
  onBlur,
  maxDays,
  presets = noPresets,
  daysText,
  doneText,
  names,
  refusedText,
  clearText,
  size,
  disabled,
  readOnly,
  id,
  ref,
  min,
  max,
  isUnavailable,
  zone,
  today,
  firstDay,
  ...texts
}: DateRangePickerProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const frame = useRef<HTMLDivElement>(null);
  const handle = useRef<FieldHandle>(null);
  useFieldHandle(ref, frame, firstSegment);
  useFieldHandle(handle, frame, firstSegment);
  const [open, setOpen] = useState(false);
  const { locale } = useLocale();
  const [chosen, choose] = useValue<DateSpan | null>(value, defaultValue, onChange);
  const { now, rules, span } = useSpanRules({ min, max, isUnavailable, zone, today, firstDay }, chosen, maxDays);
  return (
    <AriaDateRangePicker
      {...ariaFieldProps(fieldId, texts)}
      {...rules}
      {...{ onBlur }}
      ref={frame}
      value={span}
      onChange={(next) => choose(next && { from: next.start.toString(), to: next.end.toString() })}
      startName={names?.[0]}
      endName={names?.[1]}
      placeholderValue={now}
      shouldCloseOnSelect={doneText === undefined}
      isOpen={open}
      onOpenChange={setOpen}
      isDisabled={disabled}
      isReadOnly={readOnly}
    >
      <AriaField {...texts} {...{ refusedText }} id={fieldId}>
        <DateBox data-size={size}>
          <Segments slot="start" />
          <span aria-hidden="true">–</span>
          <Segments slot="end" />
          <ClearButton
            text={clearText}
            shown={chosen !== null && disabled !== true && readOnly !== true}
            onClear={() => {
              choose(null);
              handle.current?.focus();
            }}
          />
          <BoxButton>
            <CalendarIcon size={16} aria-hidden="true" />
          </BoxButton>
        </DateBox>
      </AriaField>
      <CalendarPopover>
        <RangePanel
          {...{ presets, locale, daysText, doneText }}
          value={chosen}
          today={now}
          onChoose={choose}
          onDone={() => setOpen(false)}
        />
      </CalendarPopover>
    </AriaDateRangePicker>
  );
}

/** A span of days: typed at both ends, chosen from two months, or a preset. */
export function DateRangePicker(props: DateRangePickerProps) {
  return (
    <Localised>
      <Picker {...props} />
    </Localised>
  );
}
