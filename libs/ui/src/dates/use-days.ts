import { parseDate, type DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import { dateOf, todayIn, type IsoDate } from './iso.ts';

/** First day of the week. */
export type WeekDay = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** The days that a date control offers, and the current day. */
export interface DayRules {
  /** The first day that can be chosen. */
  min?: IsoDate;
  max?: IsoDate;
  /** Days in between that cannot be chosen. */
  isUnavailable?: (date: IsoDate) => boolean;
  /** IANA zone that decides the current day, e.g. `Asia/Shanghai`; by default the reader's own. */
  zone?: string;
  /** The current day, for a server's clock in place of the reader's. */
  today?: IsoDate;
  /** First day of the week; by default the language decides. */
  firstDay?: WeekDay;
}

/** The rules as the library's values. */
export function useDays({ min, max, isUnavailable, zone, today, firstDay }: DayRules) {
  const day = dateOf(today)?.toString() ?? todayIn(zone);
  return useMemo(() => {
    const limits = {
      minValue: dateOf(min) ?? undefined,
      maxValue: dateOf(max) ?? undefined,
      isDateUnavailable:
        isUnavailable === undefined ? undefined : (date: DateValue) => isUnavailable(date.toString().slice(0, 10)),
    };
    return { now: parseDate(day), limits, rules: { ...limits, firstDayOfWeek: firstDay } };
  }, [day, min, max, isUnavailable, firstDay]);
}
