import type { RankPeriod } from '@banyan/contracts/mall';
import { addDays, mondayOf } from '../../days/days.ts';

/** Key of the period of a day, see `rankingScores.period`. */
export function periodOf(day: string, period: RankPeriod): string {
  if (period === 'week') return mondayOf(day);
  return day.slice(0, period === 'month' ? 7 : 4);
}

/** First day of a period by its key. */
export const firstDay = (key: string) => `${key}-01-01`.slice(0, 10);

/** A day of the period before. */
export const dayBefore = (key: string) => addDays(firstDay(key), -1);

/** Last day of the period of a day. */
export function lastDay(day: string, period: RankPeriod): string {
  if (period === 'week') return addDays(mondayOf(day), 6);
  const [year = 0, month = 1] = day.split('-').map(Number);
  const next = period === 'month' ? Date.UTC(year, month, 1) : Date.UTC(year + 1, 0, 1);
  return addDays(new Date(next).toISOString().slice(0, 10), -1);
}

/** Keys of this period and earlier ones, newest first. */
export function periodsBack(day: string, period: RankPeriod, count: number): string[] {
  const keys = [periodOf(day, period)];
  while (keys.length < count) keys.push(periodOf(dayBefore(keys.at(-1) ?? day), period));
  return keys;
}
