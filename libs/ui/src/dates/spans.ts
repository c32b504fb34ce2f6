import { endOfMonth, endOfWeek, endOfYear, startOfMonth, startOfWeek, startOfYear } from '@internationalized/date';
import { dateOf, type DateSpan, type IsoDate } from './iso.ts';

/** A span relative to today; `last-30-days` ends today. */
export type SpanName =
  | 'today'
  | 'yesterday'
  | 'this-week'
  | 'this-month'
  | 'last-month'
  | 'this-year'
  | `last-${number}-days`;

/**
 * The days of a named span.
 * @param today The current day, e.g. `todayIn('Asia/Shanghai')`.
 * @param locale Decides the first day of the week, e.g. `zh-CN`: Monday.
 */
export function spanOf(name: SpanName, today: IsoDate, locale: string): DateSpan {
  const day = dateOf(today);
  if (day === null) return { from: '', to: '' };
  const days = /^last-(\d+)-days$/.exec(name)?.[1];
  const yesterday = day.subtract({ days: 1 });
  const before = day.subtract({ months: 1 });
  const ends = {
    today: [day, day],
    yesterday: [yesterday, yesterday],
    'this-week': [startOfWeek(day, locale), endOfWeek(day, locale)],
    'this-month': [startOfMonth(day), endOfMonth(day)],
    'last-month': [startOfMonth(before), endOfMonth(before)],
    'this-year': [startOfYear(day), endOfYear(day)],
  } as const;
  const [from, to] =
    days === undefined
      ? (ends[name as keyof typeof ends] ?? ends.today)
      : [day.subtract({ days: Number(days) - 1 }), day];
  return { from: from.toString(), to: to.toString() };
}
