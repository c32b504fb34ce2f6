import { addDays, dayBegins } from '../days/days.ts';

const form = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}):(\d{2}))?$/;
const MINUTE_MS = 60_000;

/** How moments are written. */
export const momentForm = 'Write 2026-03-31, or 2026-03-31 18:00 in the time of the enterprise, in quotes or without.';

/**
 * A moment as people write it: a day, or a day with its time, in a zone. An end that is a day alone is the end of that
 * day. Null where there is no such day or time.
 */
export function momentOf(text: string, timeZone: string, isEnd = false): Date | null {
  const [, day, hours, minutes] = form.exec(text) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(`${day}T00:00:00Z`)) || addDays(day, 0) !== day) return null;
  if (hours === undefined) return new Date(dayBegins(isEnd ? addDays(day, 1) : day, timeZone));
  if (Number(hours) > 23 || Number(minutes) > 59) return null;
  return new Date(dayBegins(day, timeZone) + (Number(hours) * 60 + Number(minutes)) * MINUTE_MS);
}
