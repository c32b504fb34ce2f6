import dayjs from 'dayjs';
import { dateFormat } from './intl.ts';

/** Wording of a moment: relative for recent ones, the date for others. */
export type Nearness = 'today' | 'yesterday' | 'thisWeek' | 'date';

/** Day of a moment as text: the same all day long, in the zone. */
function dayIn(timeZone: string): (ms: number) => string {
  const format = dateFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  return (ms) => {
    const { year, month, day } = Object.fromEntries(format.formatToParts(ms).map(({ type, value }) => [type, value]));
    return `${year}-${month}-${day}`;
  };
}

/** Whether a moment was today, yesterday, within the last six days, or earlier (or in the future). */
export function nearness(ms: number, now: number, timeZone: string): Nearness {
  const day = dayIn(timeZone);
  const days = dayjs(day(now)).diff(day(ms), 'day');
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days > 1 && days < 7 ? 'thisWeek' : 'date';
}
