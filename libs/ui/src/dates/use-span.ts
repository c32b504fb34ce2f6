import type { CalendarDate, DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import { dateOf, type DateSpan } from './iso.ts';
import { useDays, type DayRules } from './use-days.ts';

/** The rules and the value of a span as the library's values. */
export function useSpanRules(days: DayRules, value: DateSpan | null, maxDays: number | undefined) {
  const { now, rules } = useDays(days);
  const { isDateUnavailable } = rules;
  const tooFar = useMemo(() => {
    if (maxDays === undefined) return isDateUnavailable;
    // While one end is chosen, days too far from it cannot be the other.
    return (date: DateValue, anchor: CalendarDate | null) =>
      (isDateUnavailable?.(date) ?? false) || (anchor !== null && Math.abs(date.compare(anchor)) >= maxDays);
  }, [isDateUnavailable, maxDays]);
  const { from = '', to = '' } = value ?? {};
  const span = useMemo(() => {
    const [start, end] = [dateOf(from), dateOf(to)];
    return start === null || end === null ? null : { start, end };
  }, [from, to]);
  return { now, span, rules: { ...rules, isDateUnavailable: tooFar } };
}
