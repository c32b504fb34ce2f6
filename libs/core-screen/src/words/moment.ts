import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

/** How a moment is told: near ones by their distance, far ones by their date. */
export type Nearness = 'today' | 'yesterday' | 'thisWeek' | 'date';

/** Whether a moment was today, yesterday, within the last six days, or longer ago (or in the future). */
export function nearness(ms: number, now: number, timeZone: string): Nearness {
  const day = (at: number) => dayjs(at).tz(timeZone).startOf('day');
  // Rounded, so that a day of 23 or 25 hours counts as one.
  const days = Math.round(day(now).diff(day(ms), 'day', true));
  if (days === 0) return 'today';
  if (days === 1) return 'yesterday';
  return days > 1 && days < 7 ? 'thisWeek' : 'date';
}
