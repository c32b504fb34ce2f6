import { parseDate, type DateValue } from '@internationalized/date';
import { useMemo } from 'react';
import { dateOf, todayIn, type IsoDate } from './iso.ts';

/** On which day a week begins. */
export type WeekDay = 'sun' | 'mon' | 'tue' | 'wed' | 'thu' | 'fri' | 'sat';

/** Which days a control of dates offers, and which is today. */
export interface DayRules {
  /** The first and the last day that can be chosen. */
  min?: IsoDate;
  max?: IsoDate;
  /** Days in between that cannot. */
  isUnavailable?: (date: IsoDate) => boolean;
  /** IANA zone that says which day is today, e.g. `Asia/Shanghai`; the reader's own without it. */
  zone?: string;
  /** The current day, for a server's clock in place of the reader's. */
  today?: IsoDate;
  /** On which day a week begins; the language decides without it. */
  firstDay?: WeekDay;
}

/** The rules in the library's terms. */
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
