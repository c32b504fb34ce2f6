import { addDays, dayBegins } from '../../../days/days.ts';

/** End of the last day of a service period; null for none, undefined for a day that the calendar does not have. */
export function dayEnd(day: string, timeZone: string): Date | null | undefined {
  if (day === '') return null;
  const isDay = day >= '2000' && !Number.isNaN(Date.parse(day)) && addDays(day, 0) === day;
  return isDay ? new Date(dayBegins(addDays(day, 1), timeZone)) : undefined;
}
