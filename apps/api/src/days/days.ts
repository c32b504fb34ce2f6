import { parseDateTime } from '@internationalized/date';
import type { StudyDay } from '@banyan/contracts/course';

/**
 * Days as an enterprise counts them: midnight to midnight in its zone, which is 23 or 25 hours where clocks change.
 * A day is written YYYY-MM-DD.
 */

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known !== undefined) return known;
  // The Swedish form of a date is the ISO form.
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  formats.set(timeZone, format);
  return format;
}

/** Day of a moment (epoch ms). */
export const dayOf = (moment: number, timeZone: string) => formatOf(timeZone).format(moment);

const DAY_MS = 86_400_000;

/** The day `days` after `day`. Pure calendar, no zone. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/**
 * Moment (epoch ms) at which clocks of a zone show a day and a time, `2026-03-29T18:00`. A time that clocks skip is as
 * much later; of one that they show twice it is the first.
 */
export const momentAt = (local: string, timeZone: string): number =>
  parseDateTime(local).toDate(timeZone, 'compatible').getTime();

/** First moment (epoch ms) after `moment` that is in another day. */
const nextMidnight = (moment: number, timeZone: string): number =>
  dayBegins(addDays(dayOf(moment, timeZone), 1), timeZone);

/** First moment (epoch ms) of a day. */
export const dayBegins = (day: string, timeZone: string): number => momentAt(`${day}T00:00`, timeZone);

/** Day that an end belongs to: one at midnight to the day that ends with it. */
export const dayBefore = (end: number, timeZone: string) => dayOf(end - 1, timeZone);

/** Seconds of the stretch `[from, to]` (epoch ms) in each day that it touches. */
export function secondsByDay(from: number, to: number, timeZone: string): StudyDay[] {
  const days: StudyDay[] = [];
  for (let start = from; start < to;) {
    const date = dayOf(start, timeZone);
    const end = date === dayOf(to, timeZone) ? to : Math.min(to, nextMidnight(start, timeZone));
    days.push({ date, seconds: (end - start) / 1000 });
    start = end;
  }
  return days;
}

/** The days that the calendar shows: Monday of last week up to Sunday of next week. */
export function calendarDays(today: string): string[] {
  const first = addDays(mondayOf(today), -7);
  return Array.from({ length: 21 }, (_, index) => addDays(first, index));
}

/**
 * Days in a row with study, counted back from today; a day that has only begun does not break the row, so that it may
 * as well end yesterday. `studied` is newest first.
 */
export function streakDays(studied: readonly string[], today: string): number {
  const [newest] = studied;
  if (newest !== today && newest !== addDays(today, -1)) return 0;
  const broken = studied.findIndex((day, index) => day !== addDays(newest, -index));
  return broken === -1 ? studied.length : broken;
}
