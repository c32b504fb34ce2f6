import { RangeCalendar as AriaRangeCalendar } from 'react-aria-components/RangeCalendar';
import styled from 'styled-components';
import { useValue } from '../components/use-value.ts';
import { Localised } from '../overlays/Localised.tsx';
import { calendarFrame } from './Calendar.tsx';
import { dateOf, type DateSpan } from './iso.ts';
import { MonthSheets } from './MonthSheets.tsx';
import { useSpanRules } from './use-span.ts';
import type { DayRules } from './use-days.ts';

const Frame = styled(AriaRangeCalendar)`
  ${calendarFrame}
`;

export interface RangeCalendarProps extends DayRules {
  /** Accessible name: the span to choose. */
  label: string;
  /** Both ends counted; `null` for none. Left out, the calendar keeps its own value. */
  value?: DateSpan | null;
  /** Initial value when `value` is not given. */
  defaultValue?: DateSpan | null;
  /** Called when the second end is chosen. */
  onChange?: (value: DateSpan) => void;
  /** The longest span, in days. */
  maxDays?: number;
  /** Number of months side by side. */
  months?: 1 | 2 | 3;
  /** Disabled; the value is kept. */
  disabled?: boolean;
  /** Read-only: the value can be copied, not changed. */
  readOnly?: boolean;
}

/** Months on the page to choose a span of days from. In a form use `DateRangePicker`. */
export function RangeCalendar({
  label,
  value,
  defaultValue = null,
  onChange,
  maxDays,
  months = 2,
  disabled,
  readOnly,
  ...days
}: RangeCalendarProps) {
  const [chosen, choose] = useValue<DateSpan | null, DateSpan>(value, defaultValue, onChange);
  const { now, rules, span } = useSpanRules(days, chosen, maxDays);
  return (
    <Localised>
      <Frame
        {...rules}
        aria-label={label}
        value={span}
        onChange={({ start, end }) => choose({ from: start.toString(), to: end.toString() })}
        defaultFocusedValue={dateOf(chosen?.from) ?? now}
        visibleDuration={{ months }}
        pageBehavior="single"
        isDisabled={disabled}
        isReadOnly={readOnly}
      >
        <MonthSheets single={false} months={months} today={now} />
      </Frame>
    </Localised>
  );
}
