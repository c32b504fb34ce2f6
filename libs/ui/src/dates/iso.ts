import {
  getLocalTimeZone,
  parseAbsolute,
  parseDate,
  parseTime,
  toCalendarDateTime,
  today,
  toZoned,
  type CalendarDate,
  type Time,
  type ZonedDateTime,
} from '@internationalized/date';

/**
 * A date without a time, and so without a zone: `2026-11-21`. All date fields take and return it; an empty text is
 * no date.
 */
export type IsoDate = string;

/** A time of day: `09:30`, or `09:30:15` with seconds; an empty text for none. */
export type IsoTime = string;

/** A moment in UTC: `2026-11-21T01:30:00Z`; an empty text for none. Its clock time depends on a zone. */
export type IsoMoment = string;

/** All days from one to another, both included. */
export interface DateSpan {
  from: IsoDate;
  /** Not before `from`. */
  to: IsoDate;
}

function parsed<T>(text: string | null | undefined, parse: (text: string) => T): T | null {
  if (text === undefined || text === null || text === '') return null;
  try {
    return parse(text);
  } catch {
    // An invalid date counts as none: a field shows it as empty rather than breaking the page.
    return null;
  }
}

/** The library's date of an ISO text. */
export const dateOf = (text: IsoDate | null | undefined): CalendarDate | null => parsed(text, parseDate);

/** The library's time of an ISO text. */
export const timeOf = (text: IsoTime | null | undefined): Time | null => parsed(text, parseTime);

/** The library's moment of an ISO text, on the clock of `zone`. */
export const momentOf = (text: IsoMoment | null | undefined, zone: string): ZonedDateTime | null =>
  parsed(text, (given) => parseAbsolute(given, zone));

/** ISO text of the library's time; to the minute unless `seconds` are set. */
export function timeText(time: Pick<Time, 'toString'> | null, seconds = false): IsoTime {
  return time === null ? '' : time.toString().slice(0, seconds ? 8 : 5);
}

/** ISO text of the library's moment, to the second. */
export function momentText(moment: ZonedDateTime | null): IsoMoment {
  return moment === null ? '' : moment.toAbsoluteString().replace(/\.\d+Z$/, 'Z');
}

/** The current day in a zone (IANA name, e.g. `Asia/Shanghai`); in the reader's own by default. */
export function todayIn(zone?: string): IsoDate {
  return today(zone ?? getLocalTimeZone()).toString();
}

/** A day in a zone, at a time: the initial value of a moment field. Midnight if the text is not a time. */
export function dayAt(day: IsoDate, time: IsoTime, zone: string): ZonedDateTime {
  return toZoned(toCalendarDateTime(dateOf(day) ?? today(zone), timeOf(time) ?? undefined), zone);
}

/** Number of days in a span, both ends included; 0 when an end is missing. */
export function spanDays({ from, to }: DateSpan): number {
  const [first, last] = [dateOf(from), dateOf(to)];
  return first === null || last === null ? 0 : last.compare(first) + 1;
}
