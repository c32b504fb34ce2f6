import { getLocalTimeZone, isSameDay, isToday, type CalendarDate } from '@internationalized/date';
import { use, type ComponentPropsWithRef } from 'react';
import { CalendarStateContext } from 'react-aria-components/Calendar';
import { useLocale } from 'react-aria-components/I18nProvider';
import { Day } from './calendar-style.ts';

/** A day as screen readers say it, without "today". */
const spoken = (date: CalendarDate, locale: string) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' }).format(date.toDate('UTC'));

interface DayCellProps {
  date: CalendarDate;
  /** The current day, in the enterprise's zone. */
  today: CalendarDate;
  /** A single day is chosen, not a span. */
  single: boolean;
}

/** A day of a calendar. The enterprise's zone decides which one is today, while react-aria uses the reader's. */
export function DayCell({ date, today, single }: DayCellProps) {
  const { locale } = useLocale();
  const calendar = use(CalendarStateContext);
  const chosen = [calendar?.value ?? null].flat();
  // react-aria marks no selection in a disabled calendar; the chosen day stays visible.
  const kept = calendar?.isDisabled === true && chosen.some((day) => day !== null && isSameDay(date, day));
  const now = isSameDay(date, today);
  const mistaken = !now && isToday(date, getLocalTimeZone());
  return (
    <Day
      date={date}
      data-single={single ? '' : undefined}
      data-now={now ? '' : undefined}
      data-kept={kept ? '' : undefined}
      render={(props: ComponentPropsWithRef<'div'>) => (
        <div
          {...props}
          aria-label={mistaken ? spoken(date, locale) : props['aria-label']}
          aria-current={now ? 'date' : undefined}
        />
      )}
    />
  );
}
