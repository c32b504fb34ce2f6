import type { StudyDay } from '@banyan/contracts/course';
import { dateFormat } from '@banyan/core-screen';

/** A day of the calendar. */
export interface CalendarDay {
  readonly date: string;
  /** Day of the month. */
  readonly day: number;
  readonly seconds: number;
  /** Height of its bar, 0–1 of the tallest. */
  readonly share: number;
  readonly when: 'past' | 'today' | 'to-come';
  /** 0: last week, 1: this week, 2: next week. */
  readonly week: 0 | 1 | 2;
}

/** Scale of the bars at least, s: with a smaller one, a short study time would look like a record day. */
const leastTallestS = 3600;

/** The three weeks of the calendar, scaled to the day with most study. Dates are YYYY-MM-DD of the enterprise's zone. */
export function calendarDays(days: readonly StudyDay[], today: string): readonly CalendarDay[] {
  const tallest = Math.max(leastTallestS, ...days.map((day) => day.seconds));
  return days.slice(0, 21).map((day, index) => ({
    date: day.date,
    day: Number(day.date.slice(8)),
    seconds: day.seconds,
    share: day.seconds / tallest,
    when: day.date === today ? 'today' : day.date < today ? 'past' : 'to-come',
    week: index < 7 ? 0 : index < 14 ? 1 : 2,
  }));
}

/** Part of the day for the greeting, by the hour in the enterprise's zone. */
export function partOfDay(at: number, timeZone: string): 'night' | 'morning' | 'noon' | 'afternoon' | 'evening' {
  const hour = Number(dateFormat('en', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(at));
  if (hour < 5) return 'night';
  if (hour < 11) return 'morning';
  if (hour < 13) return 'noon';
  if (hour < 18) return 'afternoon';
  return 'evening';
}
