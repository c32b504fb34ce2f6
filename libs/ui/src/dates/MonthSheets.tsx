import type { CalendarDate } from '@internationalized/date';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarHeading,
  CalendarMonthPicker,
  CalendarYearPicker,
} from 'react-aria-components/Calendar';
import { MonthGrid, MonthHead, Months, Turn } from './calendar-style.ts';
import { DayCell } from './DayCell.tsx';

interface PickerAria {
  'aria-label': string;
  value: string | number;
  onChange: (key: string | number | null) => void;
  items: readonly { id: number; formatted: string }[];
}

/** Months or years to jump to, in the browser's own list. */
const jumpList = ({ items, value, onChange, 'aria-label': label }: PickerAria) => (
  <select aria-label={label} value={value} onChange={(event) => onChange(Number(event.target.value))}>
    {items.map(({ id, formatted }) => (
      <option key={id} value={id}>
        {formatted}
      </option>
    ))}
  </select>
);

interface MonthSheetsProps {
  /** Number of months side by side. */
  months: number;
  today: CalendarDate;
  /** A single day is chosen, not a span. */
  single: boolean;
  /** Month and year can be chosen from lists, for days far away; only with one month. */
  jump?: boolean;
}

/** Content of a calendar: months with their names, and buttons back and forward. */
export function MonthSheets({ months, today, single, jump = false }: MonthSheetsProps) {
  return (
    <Months>
      {Array.from({ length: months }, (_, index) => (
        <div key={index}>
          <MonthHead>
            {index === 0 ? (
              <Turn slot="previous">
                <ChevronLeft size={16} aria-hidden="true" />
              </Turn>
            ) : null}
            {jump && months === 1 ? (
              <div>
                <CalendarYearPicker visibleYears={100}>{jumpList}</CalendarYearPicker>
                <CalendarMonthPicker format="long">{jumpList}</CalendarMonthPicker>
              </div>
            ) : (
              <CalendarHeading level={2} offset={{ months: index }} format={{ year: 'numeric', month: 'long' }} />
            )}
            {index === months - 1 ? (
              <Turn slot="next">
                <ChevronRight size={16} aria-hidden="true" />
              </Turn>
            ) : null}
          </MonthHead>
          <MonthGrid offset={{ months: index }}>
            <CalendarGridHeader>{(day) => <CalendarHeaderCell>{day}</CalendarHeaderCell>}</CalendarGridHeader>
            <CalendarGridBody>{(date) => <DayCell {...{ date, today, single }} />}</CalendarGridBody>
          </MonthGrid>
        </div>
      ))}
    </Months>
  );
}
