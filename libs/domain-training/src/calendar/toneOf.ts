import { isDeadline, type CalendarItem } from '@banyan/contracts/training';

/** Tone of an item: done, over, a deadline, or an appointment. An item that ended earlier today is over too. */
export function toneOf(
  { allDay, done, lastDay, part, to }: CalendarItem,
  today: string,
  now: number,
): 'done' | 'past' | 'due' | 'here' {
  if (done) return 'done';
  if (allDay ? lastDay < today : to <= now) return 'past';
  return isDeadline(part) ? 'due' : 'here';
}
