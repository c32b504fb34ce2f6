import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import styled, { css } from 'styled-components';
import { useValue } from '../components/use-value.ts';
import { Localised } from '../overlays/Localised.tsx';
import { dateOf, type IsoDate } from './iso.ts';
import { MonthSheets } from './MonthSheets.tsx';
import { useDays, type DayRules } from './use-days.ts';

/** The frame of a calendar on a page. */
export const calendarFrame = css`
  width: max-content;
  max-width: 100%;
  padding: 16px;
  border: 1px solid var(--line);
  border-radius: var(--r-card);
  background: var(--surface);
`;

const Frame = styled(AriaCalendar)`
  ${calendarFrame}
`;

export interface CalendarProps extends DayRules {
  /** Accessible name: the date to choose. */
  label: string;
  /** `2026-11-21`; empty for none. Left out, the calendar keeps its own value. */
  value?: IsoDate;
  /** Initial value when `value` is not given. */
  defaultValue?: IsoDate;
  /** Called with every new value. */
  onChange?: (value: IsoDate) => void;
  /** Number of months side by side. */
  months?: 1 | 2 | 3;
  /** Month and year can be chosen from lists, for days far away; only with one month. */
  jump?: boolean;
  /** Disabled; the value is kept. */
  disabled?: boolean;
  /** Read-only: the value can be copied, not changed. */
  readOnly?: boolean;
}

/** Months on the page to choose a day from. In a form use `DatePicker`. */
export function Calendar({
  label,
  value,
  defaultValue = '',
  onChange,
  months = 1,
  jump,
  disabled,
  readOnly,
  ...days
}: CalendarProps) {
  const [chosen, choose] = useValue<IsoDate>(value, defaultValue, onChange);
  const { now, rules } = useDays(days);
  const day = dateOf(chosen);
  return (
    <Localised>
      <Frame
        {...rules}
        aria-label={label}
        value={day}
        onChange={(next) => choose(String(next))}
        defaultFocusedValue={day ?? now}
        visibleDuration={{ months }}
        pageBehavior="single"
        isDisabled={disabled}
        isReadOnly={readOnly}
      >
        <MonthSheets single {...{ months, jump }} today={now} />
      </Frame>
    </Localised>
  );
}
