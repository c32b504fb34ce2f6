import { dateFormat } from '@banyan/core-screen';

/** Day of a moment in a zone, YYYY-MM-DD. */
export function dayIn(at: number, timeZone: string): string {
  // The Swedish form of a date is the ISO form.
  return dateFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at);
}

const DAY_MS = 86_400_000;
const middle = (day: string) => Date.parse(`${day}T12:00:00Z`);

/** Days between two moments, in a zone. */
export function daysBetween(from: number, to: number, timeZone: string): number {
  return Math.round((middle(dayIn(to, timeZone)) - middle(dayIn(from, timeZone))) / DAY_MS);
}

/** The date a number of days after another. */
export function addDays(day: string, days: number): string {
  return new Date(middle(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** From 0, Monday, to 6. */
export const weekdayOf = (day: string) => (new Date(middle(day)).getUTCDay() + 6) % 7;
