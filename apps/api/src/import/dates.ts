import { addDays, dayBegins, dayOf, momentAt } from '../days/days.ts';

const form = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):(\d{2}))?$/;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Form of moments. */
export const momentForm = 'Write 2026-03-31, or 2026-03-31 18:00 in the time of the enterprise, in quotes or without.';

/**
 * A moment as people write it: a day, or a day with its time, in a zone. An end without a time is the end of that day.
 * Null for an invalid day or time.
 */
export function momentOf(text: string, timeZone: string, isEnd = false): Date | null {
  const [, day, hours, minutes] = form.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || addDays(day, 0) !== day) return null;
  if (hours === undefined) return new Date(dayBegins(isEnd ? addDays(day, 1) : day, timeZone));
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return new Date(momentAt(`${day}T${hours}:${minutes}`, timeZone));
}

const fromToday = /^today([+-]\d{1,4})?(?: (\d{2}:\d{2}))?$/;
const fromNow = /^now([+-]\d{1,5})(min|h|d)$/;
const hoursAgo = /^(\d{1,4}(?:\.\d{1,2})?)h ago$/;

/**
 * The same, and moments of demo data that never go out of date: `today+3 14:00`, `today-20`, `now+28min`, `now-2h`,
 * `now+3d`, and to the millisecond `5h ago`. Files of enterprises have days alone: the day of import must not matter.
 */
export function demoMomentOf(text: string, timeZone: string, isEnd: boolean, now: number): Date | null {
  const [, count, unit] = fromNow.exec(text) ?? [];
  if (unit === 'h' || unit === 'd')
    return new Date((Math.floor(now / HOUR_MS) + Number(count) * (unit === 'd' ? 24 : 1)) * HOUR_MS);
  // Plans do not go by the minute.
  if (unit === 'min') return new Date(Math.round((now / MINUTE_MS + Number(count)) / 5) * 5 * MINUTE_MS);
  const [, hours] = hoursAgo.exec(text) ?? [];
  if (hours !== undefined) return new Date(now - Number(hours) * HOUR_MS);
  const found = fromToday.exec(text);
  if (found === null) return momentOf(text, timeZone, isEnd);
  const [, days = '0', time] = found;
  const day = addDays(dayOf(now, timeZone), Number(days));
  return momentOf(time === undefined ? day : `${day} ${time}`, timeZone, isEnd);
}
