import { isDeadline, type CalendarItem } from '@banyan/contracts/training';

/** How an item is coloured: done, over, a deadline, or something to be at. What had its hour earlier today is over too. */
export function toneOf(
  { allDay, done, lastDay, part, to }: CalendarItem,
  today: string,
  now: number,
): 'done' | 'past' | 'due' | 'here' {
  if (done) return 'done';
  if (allDay ? lastDay < today : to <= now) return 'past';
  return isDeadline(part) ? 'due' : 'here';
}
